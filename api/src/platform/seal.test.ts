import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const SECRET = 'a secret for tests only, never used elsewhere'
const seal = createSeal(SECRET, 'questions')
const text = Buffer.from('une question')

it('@X06 what was sealed opens with the same secret, purpose and context only, and unchanged only', () => {
  const sealed = seal.seal(text, 'of Camille')
  expect(sealed.includes(text)).toBe(false)
  expect(createSeal(SECRET, 'questions').open(sealed, 'of Camille')?.toString()).toBe('une question')
  expect(seal.open(sealed, 'of Noah')).toBeUndefined()
  expect(createSeal(SECRET, 'other').open(sealed, 'of Camille')).toBeUndefined()
  expect(createSeal(`${SECRET}!`, 'questions').open(sealed, 'of Camille')).toBeUndefined()
  for (const at of [0, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(seal.open(changed, 'of Camille')).toBeUndefined()
  }
  expect(seal.open(Buffer.alloc(3), 'of Camille')).toBeUndefined()
})
