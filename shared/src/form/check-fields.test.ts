import { describe, expect, it } from 'vitest'
import { accountsRoutes } from '../contracts/accounts.ts'
import { Password } from '../contracts/password.ts'
import { bodyFields, type Check, checkFields, checkWith } from './check-fields.ts'

const { firstName } = bodyFields(accountsRoutes.updateReference)
type Values = { firstName: string; password: string; grade: string }
const check: Check<Values, Values> = checkFields(
  { firstName, password: Password },
  { firstName: 'Pas un nom', password: typed => (typed === '' ? 'Il en faut un' : 'Trop court') },
)

describe('the fields of a form', () => {
  it.each([
    ['R2-D2', 'secret-1', { firstName: 'Pas un nom' }],
    ['Léa', '', { password: 'Il en faut un' }],
    ['<b>', 'court', { firstName: 'Pas un nom', password: 'Trop court' }],
    ['Léa', '      ', { password: 'Trop court' }],
  ])('%j and %j are wrong by the schemas of the contract', (name, password, errors) => {
    expect(check({ firstName: name, password, grade: '6ème' })).toEqual({ errors })
  })

  it('are sent as the schemas read them, the others as they are', () => {
    expect(check({ firstName: ' Léa ', password: 'secret-1', grade: '6ème' })).toEqual({
      sent: { firstName: 'Léa', password: 'secret-1', grade: '6ème' },
    })
  })

  it('cannot be those of a call without a body', () => {
    expect(() => bodyFields({})).toThrow('a call without a body')
  })
})

describe('a form whose rules look at the whole', () => {
  const checkDates = checkWith(({ from, to }: { from: string; to: string }) => (to < from ? { to: 'Trop tôt' } : {}))
  it('is sent as typed, or not', () => {
    expect(checkDates({ from: '2026-02-02', to: '2026-02-01' })).toEqual({ errors: { to: 'Trop tôt' } })
    const dates = { from: '2026-02-02', to: '2026-02-03' }
    expect(checkDates(dates)).toEqual({ sent: dates })
  })
})
