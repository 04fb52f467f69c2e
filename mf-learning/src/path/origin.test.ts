import { describe, expect, it } from 'vitest'
import { formatOrigin } from './origin.ts'

const by = (...parts: string[]) => formatOrigin({ unreviewed: true, writtenBy: { model: 'm', parts } })

describe('who wrote a path', () => {
  it('is not said when a teacher read it', () => {
    expect(formatOrigin({ unreviewed: false, writtenBy: null })).toBeUndefined()
  })
  it('is said when nobody did', () => {
    expect(formatOrigin({ unreviewed: true, writtenBy: null })).toBe('Contenu non relu par un enseignant')
  })
  it('names the parts that a model wrote, or all of it', () => {
    expect(by('checks', 'order')).toMatch(
      /^Écrit par une intelligence artificielle \(les questions à choix et les exercices de classement\)/,
    )
    expect(by('course', 'checks', 'practice', 'order')).toMatch(/^Écrit par une intelligence artificielle, /)
  })
})
