import type { RegistrationRules } from '@ariane/shared/contracts/registration'
import { describe, expect, it } from 'vitest'
import type { RegisterForm } from '../rules.ts'
import { OPEN } from './rules-store.ts'
import { checkStep, firstAccountType, listSteps, nextStep, type Step } from './steps.ts'

const form: RegisterForm = {
  accountType: 'username',
  email: '',
  username: 'renard-lilas-12',
  password: 'secret1',
  role: 'ROLE_STUDENT',
  grade: '5ème',
  firstName: '',
  lastName: '',
  code: '',
  addressCode: '',
}

describe('@A02 @U07 the questions of a registration', () => {
  it.each([
    ['a pupil', {}, ['role', 'login', 'password']],
    ['a pupil who stays anonymous', { accountType: 'anonymous' as const }, ['role', 'login']],
    [
      'a teacher',
      { role: 'ROLE_TEACHER' as const, accountType: 'email' as const },
      ['role', 'login', 'identity', 'password'],
    ],
  ])('of %s', (_, part, steps) => expect(listSteps({ ...form, ...part })).toEqual(steps))

  it.each<[string, Partial<RegistrationRules>, Partial<RegisterForm>, Step[]]>([
    ['the code of the school', { kind: 'code' }, {}, ['role', 'code', 'login', 'password']],
    ['the mailed code', { confirmsAddress: true }, { accountType: 'email' }, ['role', 'login', 'address', 'password']],
    ['no mailed code without an address', { confirmsAddress: true }, {}, ['role', 'login', 'password']],
  ])('have %s where it is asked for', (_, rules, part, steps) =>
    expect(listSteps({ ...form, ...part }, { ...OPEN, ...rules })).toEqual(steps),
  )

  it('ask for an address of the school where that lets people in', () => {
    const rules = { ...OPEN, kind: 'domain' as const, domains: ['college.example'] }
    expect(firstAccountType('ROLE_STUDENT', rules)).toBe('email')
    const given = (email: string) => checkStep('login', rules)({ ...form, accountType: 'email', email })
    expect(given('lea@ailleurs.example')).toEqual({ errors: { email: 'Il faut une adresse de college.example' } })
    expect(given('Lea@College.example')).toMatchObject({ sent: {} })
  })

  it('depend on the role that was just chosen', () => {
    expect(nextStep({ ...form, role: 'ROLE_STUDENT' }, 'login')).toBe('password')
    expect(nextStep({ ...form, role: 'ROLE_TEACHER', accountType: 'email' }, 'role')).toBe('login')
    expect(nextStep({ ...form, accountType: 'anonymous' }, 'login')).toBeUndefined()
  })

  it('begin with a username for pupils and an e-mail for adults', () => {
    expect(firstAccountType('ROLE_STUDENT')).toBe('username')
    expect(firstAccountType('ROLE_PARENT')).toBe('email')
  })

  it.each<[Step, Partial<RegisterForm>, object]>([
    ['login', { username: '', password: '' }, { username: "Nom d'utilisateur requis" }],
    ['login', { accountType: 'email' }, { email: 'Email requis' }],
    ['password', { username: '', password: '' }, { password: 'Mot de passe requis' }],
    ['password', { firstName: 'x@y' }, { firstName: 'Un nom s’écrit avec des lettres, des tirets et des apostrophes' }],
    ['identity', { role: 'ROLE_TEACHER', firstName: 'Hélène' }, { lastName: 'Nom requis' }],
  ])('are checked one by one: %s with %j', (step, part, errors) =>
    expect(checkStep(step)({ ...form, ...part })).toEqual({ errors }),
  )

  it('let a pupil go without a first name', () => {
    expect(checkStep('password')(form)).toEqual({ sent: form })
  })

  it('take a name with the apostrophe that the keyboard has', () => {
    const named = { ...form, firstName: 'N`Golo' }
    expect(checkStep('password')(named)).toEqual({ sent: named })
  })
})
