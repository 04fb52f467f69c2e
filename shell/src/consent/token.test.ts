import { SCHOOL_LEAVES_FRAGMENT } from '@ariane/shared/contracts/school-report'
import { expect, it } from 'vitest'
import { parseConsentLink } from './token.ts'

it('@A16 a parent’s link says what it is for, and any other address nothing', () => {
  expect(parseConsentLink('#accord=abc-1')).toEqual({ token: 'abc-1', what: 'confirm' })
  expect(parseConsentLink('#accord-retirer=abc-1')).toEqual({ token: 'abc-1', what: 'withdraw' })
  expect(parseConsentLink(`#${SCHOOL_LEAVES_FRAGMENT}=abc-1`)).toEqual({ token: 'abc-1', what: 'school' })
  expect(parseConsentLink('#fiche=ABCD2345EFGH')).toEqual({ token: 'ABCD2345EFGH', what: 'slip' })
  expect(parseConsentLink('#fiche')).toEqual({ token: '', what: 'slip' })
  expect(parseConsentLink('#nouveau-mot-de-passe=abc-1')).toBeNull()
  expect(parseConsentLink('')).toBeNull()
})
