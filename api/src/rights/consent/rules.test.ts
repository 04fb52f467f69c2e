import { describe, expect, it } from 'vitest'
import { masked, resolveConsent } from './rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const here = { mail: false, mayGive: false, now: NOW }
const asked = (until: string) => ({
  state: 'asked' as const,
  parent_email: 'parent@exemple.fr',
  by_name: null,
  given_as: null,
  at: NOW,
  confirm_until: new Date(until),
  on_paper: false,
})

const given = {
  state: 'given' as const,
  parent_email: null,
  by_name: 'Papa',
  at: NOW,
  confirm_until: null,
  on_paper: false,
}

describe('@A16 the consent of a parent', () => {
  it.each([
    ['ROLE_PARENT', '4ème', undefined, 'not_needed', false],
    ['ROLE_STUDENT', '6ème', undefined, 'missing', false],
    ['ROLE_STUDENT', '3ème', undefined, 'missing', true],
    ['ROLE_STUDENT', '5ème', asked('2026-11-22T00:00:00Z'), 'asked', false],
    ['ROLE_STUDENT', '5ème', asked('2026-11-20T00:00:00Z'), 'missing', false],
    ['ROLE_STUDENT', '5ème', { ...given, given_as: 'creator' }, 'given', false],
    ['ROLE_STUDENT', '5ème', { ...given, given_as: null }, 'missing', false],
  ] as const)('of a %s in %s stands where it should', (role, grade, kept, state, mayDeclareAge) => {
    expect(resolveConsent({ role, grade }, kept, here)).toMatchObject({ state, mayDeclareAge, way: 'adult' })
  })

  it('shows no more of an address than its owner needs to know it again', () => {
    expect(masked('marie.dupont@exemple.fr')).toBe('m…@exemple.fr')
  })
})
