import { expect, it } from 'vitest'
import { consentIn } from './token.ts'

it('@A16 a parent’s link says what it is for, and any other address nothing', () => {
  expect(consentIn('#accord=abc-1')).toEqual({ token: 'abc-1', what: 'confirm' })
  expect(consentIn('#accord-retirer=abc-1')).toEqual({ token: 'abc-1', what: 'withdraw' })
  expect(consentIn('#nouveau-mot-de-passe=abc-1')).toBeNull()
  expect(consentIn('')).toBeNull()
})
