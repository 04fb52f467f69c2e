import { describe, expect, it } from 'vitest'
import { french } from './typography.ts'

describe('French punctuation', () => {
  it('stays with its word', () => {
    expect(french('Est-ce « vrai » ? Oui : bien sûr !')).toBe(
      'Est-ce «\u00a0vrai\u00a0»\u00a0? Oui\u00a0: bien sûr\u00a0!',
    )
  })

  it('leaves the alignment row of a table alone', () => {
    expect(french('| :--- | ---: |')).toBe('| :--- | ---: |')
  })
})
