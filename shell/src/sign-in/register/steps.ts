import { isManager, type Role } from '@ariane/shared/catalogue'
import { PersonName } from '@ariane/shared/contracts/names'
import type { RegistrationRules } from '@ariane/shared/contracts/registration'
import { checkWith, type FieldErrors } from '@ariane/shared/form'
import { messages } from '../messages.ts'
import { type AccountType, checkRegistration, type RegisterForm } from '../rules.ts'
import { OPEN } from './rules-store.ts'

/** The questions of a registration, one a screen. */
export type Step = 'role' | 'code' | 'login' | 'address' | 'identity' | 'password'

/**
 * Which questions are asked: pupils say their grade with their role, adults a name; nobody invents a password for an anonymous
 * account. The school's code and the one mailed to an address are asked for where the rules say so.
 */
export function listSteps(
  { role, accountType }: Pick<RegisterForm, 'role' | 'accountType'>,
  { kind, confirmsAddress }: RegistrationRules = OPEN,
): Step[] {
  const isAsked: Record<Step, boolean> = {
    role: true,
    code: kind === 'code',
    login: true,
    address: confirmsAddress && accountType === 'email',
    identity: isManager(role),
    password: accountType !== 'anonymous',
  }
  return (Object.keys(isAsked) as Step[]).filter(step => isAsked[step])
}

/** The question after one that was just answered; undefined after the last. */
export function nextStep(form: RegisterForm, step: Step, rules: RegistrationRules = OPEN): Step | undefined {
  const steps = listSteps(form, rules)
  return steps[steps.indexOf(step) + 1]
}

/** Pupils need no address: a username comes first for them, an e-mail for adults, and for all where it is what lets them in. */
export const firstAccountType = (role: Role, { kind }: RegistrationRules = OPEN): AccountType =>
  isManager(role) || kind === 'domain' ? 'email' : 'username'

const FIELDS: Record<Step, readonly (keyof RegisterForm)[]> = {
  role: [],
  code: ['code'],
  login: ['email', 'username', 'accountType'],
  address: ['addressCode'],
  identity: ['firstName', 'lastName'],
  password: ['password', 'firstName'],
}

function checkNames({ role, firstName, lastName }: RegisterForm): FieldErrors<RegisterForm> {
  const { errors } = messages
  const check = (name: string, needed: boolean) => {
    const text = name.trim()
    if (text === '') return needed ? errors.name : undefined
    return PersonName.safeParse(text).success ? undefined : errors.nameSigns
  }
  const needed = isManager(role)
  const [first, last] = [check(firstName, needed), check(lastName, needed)]
  return { ...(first && { firstName: first }), ...(last && { lastName: last }) }
}

function checkRules(form: RegisterForm, { kind, domains }: RegistrationRules): FieldErrors<RegisterForm> {
  const { errors } = messages
  const domain = form.email.trim().toLowerCase().split('@').at(-1) ?? ''
  const isForeign = kind === 'domain' && form.accountType === 'email' && !domains.includes(domain)
  return {
    ...(form.code.trim() === '' && { code: errors.code }),
    ...(form.addressCode.trim() === '' && { addressCode: errors.addressCode }),
    ...(isForeign && { email: errors.domain(domains) }),
  }
}

/** What is wrong with the answers of one step. */
export const checkStep = (step: Step, rules: RegistrationRules = OPEN) =>
  checkWith((form: RegisterForm): FieldErrors<RegisterForm> => {
    const checked = checkRegistration(form)
    const all = { ...checkRules(form, rules), ...('errors' in checked && checked.errors), ...checkNames(form) }
    return Object.fromEntries(FIELDS[step].flatMap(field => (all[field] ? [[field, all[field]]] : [])))
  })
