import { describe, expect, it } from 'vitest'
import { normalizeAddress } from './link.ts'

describe('a link that is typed', () => {
  it.each([
    ['https://exemple.fr/a?b=1#c', 'https://exemple.fr/a?b=1#c'],
    ['  exemple.fr/leçon ', 'https://exemple.fr/le%C3%A7on'],
    ['exemple.fr:8080/a', 'https://exemple.fr:8080/a'],
    ['http://exemple.fr', 'http://exemple.fr/'],
  ])('%j is sent as %s', (typed, sent) => expect(normalizeAddress(typed)).toBe(sent))

  it.each(['', '   ', 'javascript:alert(1)', 'data:text/html,a', 'un mot', 'bonjour', 'ftp://exemple.fr', 'https://'])(
    '%j is not sent',
    typed => expect(normalizeAddress(typed)).toBeNull(),
  )
})
