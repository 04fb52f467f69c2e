import { describe, expect, it } from 'vitest'
import { hasToWait, isOfDomain, isRightCode, shownRules } from './rules.ts'

describe('@G02 who may register', () => {
  it.each([
    ['ROSE-2026', 'rose-2026', true],
    ['ROSE-2026', ' rose 2026 ', true],
    ['ROSE-2026', 'rose-2027', false],
    ['ROSE-2026', 'rose-2026-', true],
    ['ROSE-2026', '', false],
    ['élan-2026', 'Élan2026', true],
  ])('the code %j is given as %j: %j', (code, given, right) => expect(isRightCode(code, given)).toBe(right))

  it.each([
    ['lea@college.fr', true],
    ['Lea@College.FR ', true],
    ['lea@sous.college.fr', false],
    ['lea@autrecollege.fr', false],
    ['lea@college.fr@ailleurs.fr', false],
  ])('%j is of college.fr: %j', (email, isOf) => expect(isOfDomain(email, ['college.fr'])).toBe(isOf))

  it('waits only where adults are to be accepted, and never as a pupil', () => {
    expect(hasToWait({ kind: 'approval' }, 'ROLE_TEACHER')).toBe(true)
    expect(hasToWait({ kind: 'approval' }, 'ROLE_STUDENT')).toBe(false)
    expect(hasToWait({ kind: 'open' }, 'ROLE_TEACHER')).toBe(false)
  })

  it('is shown without the code', () => {
    expect(shownRules({ kind: 'code', code: 'ROSE-2026' }, false)).toEqual({
      kind: 'code',
      domains: [],
      confirmsAddress: false,
    })
  })
})
