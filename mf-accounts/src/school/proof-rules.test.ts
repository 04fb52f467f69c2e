import { expect, it } from 'vitest'
import { chooseProof } from './proof-rules.ts'

const NOW = new Date('2026-11-27T10:00:00Z')

it.each([
  ['a password, where there is one', { linked: false, hasPassword: true, provenUntil: null }, 'password'],
  ['the password also where the school opens it', { linked: true, hasPassword: true, provenUntil: null }, 'password'],
  ['the school, where it is the only way in', { linked: true, hasPassword: false, provenUntil: null }, 'ask'],
  ['what it said', { linked: true, hasPassword: false, provenUntil: '2026-11-27T10:04:00Z' }, 'said'],
  ['the school again, once that is over', { linked: true, hasPassword: false, provenUntil: NOW.toISOString() }, 'ask'],
  ['the field, of an account that nothing opens', { linked: false, hasPassword: false, provenUntil: null }, 'password'],
] as const)('@G01 who somebody is is shown by %s', (_, link, proof) => {
  expect(chooseProof(link, NOW)).toBe(proof)
})
