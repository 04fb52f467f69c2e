import { isManager, type Role } from '@ariane/shared/catalogue'
import { isPersonName } from '@ariane/shared/contracts/names'
import { checkWith, type FieldErrors } from '@ariane/shared/form'
import { messages } from '../messages.ts'
import { type AccountType, checkRegistration, type RegisterForm } from '../rules.ts'

/** The questions of a registration, one a screen. */
export type Step = 'role' | 'login' | 'identity' | 'password'

/** Which questions are asked: pupils say their grade with their role, adults a name; nobody invents a password for an anonymous account. */
export function listSteps({ role, accountType }: Pick<RegisterForm, 'role' | 'accountType'>): Step[] {
  const last: Step[] = accountType === 'anonymous' ? [] : ['password']
  return isManager(role) ? ['role', 'login', 'identity', ...last] : ['role', 'login', ...last]
}

/** The question after one that was just answered; undefined after the last. */
export function nextStep(form: RegisterForm, step: Step): Step | undefined {
  const steps = listSteps(form)
  return steps[steps.indexOf(step) + 1]
}

/** Pupils need no address: a username comes first for them, an e-mail for adults. */
export const firstAccountType = (role: Role): AccountType => (isManager(role) ? 'email' : 'username')

const FIELDS: Record<Step, readonly (keyof RegisterForm)[]> = {
  role: [],
  login: ['email', 'username', 'accountType'],
  identity: ['firstName', 'lastName'],
  password: ['password', 'firstName'],
}

function checkNames({ role, firstName, lastName }: RegisterForm): FieldErrors<RegisterForm> {
  const { errors } = messages
  const check = (name: string, needed: boolean) => {
    const text = name.trim()
    if (text === '') return needed ? errors.name : undefined
    return isPersonName(text) ? undefined : errors.nameSigns
  }
  const needed = isManager(role)
  const [first, last] = [check(firstName, needed), check(lastName, needed)]
  return { ...(first && { firstName: first }), ...(last && { lastName: last }) }
}

/** What is wrong with the answers of one step. */
export const checkStep = (step: Step) =>
  checkWith((form: RegisterForm): FieldErrors<RegisterForm> => {
    const checked = checkRegistration(form)
    const all = { ...('errors' in checked && checked.errors), ...checkNames(form) }
    return Object.fromEntries(FIELDS[step].flatMap(field => (all[field] ? [[field, all[field]]] : [])))
  })
