import { describe, expect, it } from 'vitest'
import { isGivenToChild } from './text-to-child.ts'

describe('a text of an adult to a child', () => {
  const nobody = { consented: false, author: 'teacher', deciders: [], parents: [] }
  it.each([
    ['waits without a consent and without a family', nobody, false],
    ['is given with a consent', { ...nobody, consented: true }, true],
    ['is given when a parent sees it too', { ...nobody, parents: ['mother'] }, true],
    ['is given when who opened the account sees it too', { ...nobody, deciders: ['coach'] }, true],
    ['is given when its author opened the account or was approved', { ...nobody, deciders: ['teacher'] }, true],
    [
      'waits when its author is a parent by his role alone',
      { ...nobody, author: 'mother', parents: ['mother'] },
      false,
    ],
    ['waits when its author is gone and nobody else is there', { ...nobody, author: null }, false],
  ])('%s', (_, text, given) => {
    expect(isGivenToChild(text)).toBe(given)
  })
})
