import { expect, it } from 'vitest'
import { lookup } from './lookup.ts'

const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

it('@X06 finds what a table holds, and nothing under a word that every object inherits', () => {
  expect(lookup({ a: 1 }, 'a')).toBe(1)
  expect(lookup(undefined, 'a')).toBeUndefined()
  for (const word of INHERITED) {
    expect(lookup({ a: 1 }, word)).toBeUndefined()
    expect(lookup(JSON.parse(`{"${word}":2}`), word)).toBe(2)
  }
})
