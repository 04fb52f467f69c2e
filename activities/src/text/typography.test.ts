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

  it.each([
    ['Vraiment ?! Oui !!!', 'Vraiment\u00a0?! Oui\u00a0!!!'],
    ['Dit-il « non !» ?…', 'Dit-il «\u00a0non\u00a0!»\u00a0?…'],
    ['“Oui !” [encore ?]', '“Oui\u00a0!” [encore\u00a0?]'],
    ['à 8:30 :-) en x :=3, 3 :2', 'à 8:30 :-) en x :=3, 3 :2'],
  ])('keeps signs that follow each other, and no others: %j', (text, shown) => expect(french(text)).toBe(shown))
})
