import { describe, expect, it } from 'vitest'
import { shownUrl } from './attachment-rules.ts'

describe('a document of an event', () => {
  it.each([
    ['link', 'https://exemple.fr', true],
    ['link', 'javascript:alert(1)', false],
    ['link', 'data:text/html,<script>', false],
    ['image', 'data:image/png;base64,AA==', true],
    ['image', 'https://exemple.fr/a.png', false],
    ['audio', 'data:audio/wav;base64,AA==', true],
    ['audio', 'data:image/png;base64,AA==', false],
  ] as const)('that is a %s at %s is shown: %s', (kind, url, shown) => {
    expect(shownUrl({ kind, url })).toBe(shown ? url : undefined)
  })
})
