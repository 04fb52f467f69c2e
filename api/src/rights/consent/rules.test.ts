import { toMailbox } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { masked, needsAdult, resolveConsent } from './rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const here = { mail: false, now: NOW }
const asked = (until: string) => ({
  state: 'asked' as const,
  parent_email: 'parent@exemple.fr',
  by_name: null,
  given_as: null,
  at: NOW,
  confirm_until: new Date(until),
  on_paper: false,
  refused_at: null,
})

const given = {
  state: 'given' as const,
  parent_email: null,
  by_name: 'Papa',
  at: NOW,
  confirm_until: null,
  on_paper: false,
  refused_at: null,
}

describe('@A16 the consent of a parent', () => {
  it.each([
    ['ROLE_PARENT', undefined, 'not_needed'],
    ['ROLE_STUDENT', undefined, 'missing'],
    ['ROLE_STUDENT', asked('2026-11-22T00:00:00Z'), 'asked'],
    ['ROLE_STUDENT', asked('2026-11-20T00:00:00Z'), 'missing'],
    ['ROLE_STUDENT', { ...asked('2026-11-20T00:00:00Z'), refused_at: NOW }, 'withdrawn'],
    ['ROLE_STUDENT', { ...given, given_as: 'creator' }, 'given'],
    ['ROLE_STUDENT', { ...given, given_as: null }, 'missing'],
  ] as const)('of a %s with %j is %s', (role, kept, state) => {
    const may = { mayAsk: false, mayGive: true, mayDeclareAge: false }
    expect(resolveConsent({ role }, kept, { ...here, ...may })).toMatchObject({ state, ...may, way: 'adult' })
  })

  it.each([
    [undefined, false],
    [{ by_relation: 'creator' }, false],
    [{ by_relation: 'approved' }, false],
    [{ by_relation: 'self' }, true],
    [{ by_relation: 'class' }, true],
    [{ by_relation: 'code' }, true],
    [{ by_relation: null }, true],
  ] as const)('needs an adult for « fifteen » after a change %j: %s', (change, needed) => {
    expect(needsAdult(change)).toBe(needed)
  })

  it.each([
    ['Jean.Petit@Exemple.fr', 'jean.petit@exemple.fr'],
    ['jean+ecole@exemple.fr', 'jean@exemple.fr'],
    ['j.e.a.n.petit+x@googlemail.com', 'jeanpetit@gmail.com'],
    ['jean.petit@exemple.fr', 'jean.petit@exemple.fr'],
  ])('knows that %s is the mailbox %s', (typed, mailbox) => {
    expect(toMailbox(typed)).toBe(mailbox)
  })

  it('shows no more of an address than its owner needs to know it again', () => {
    expect(masked('marie.dupont@exemple.fr')).toBe('m…@exemple.fr')
  })
})
