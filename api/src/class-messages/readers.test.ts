import { describe, expect, it } from 'vitest'
import { countReaders, parentsAmong } from './readers.ts'

describe('@K06 the readers of a message to a class', () => {
  it('counts who has it and who said that he read it, never somebody who has it no more', () => {
    expect(countReaders(new Set(['a', 'b', 'c']), new Set(['b', 'gone']))).toEqual({ readers: 1, recipients: 3 })
    expect(countReaders(new Set(), new Set(['a']))).toEqual({ readers: 0, recipients: 0 })
  })

  it('counts a parent of two pupils once', () => {
    const links = [
      { parent: 'p', pupil: 'a' },
      { parent: 'p', pupil: 'b' },
      { parent: 'q', pupil: 'b' },
      { parent: 'r', pupil: 'elsewhere' },
    ]
    expect([...parentsAmong(new Set(['a', 'b']), links)]).toEqual(['p', 'q'])
  })
})
