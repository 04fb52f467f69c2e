import { call, logOnly } from '@ariane/shared/http'
import { AuthError } from '@ariane/shared/ports'
import { atom, register, signIn, updateUser } from '@ariane/shared/session'
import { type Credentials, clearCredentials, storeCredentials } from './credentials-storage.ts'
import type { Step } from './register/steps.ts'
import { buildRegistration, type LoginForm, type RegisterForm } from './rules.ts'

/** State of the dialog. Typed text stays here when it is closed; a reload drops it because passwords are in it. */
export type SignInState = {
  mode: 'login' | 'register' | 'forgot'
  login: LoginForm
  /** Whether the code of the second factor is asked for: the password was right. */
  asksFactor: boolean
  register: RegisterForm
  /** The question that is asked. */
  step: Step
  /** Credentials to note, typed or generated, and what to do once they are noted. */
  created: { credentials: Credentials; typed: boolean; enter: () => void } | null
}

const INITIAL_STATE: SignInState = {
  mode: 'login',
  login: { identifier: '', password: '', code: '', shared: false },
  asksFactor: false,
  register: {
    accountType: 'username',
    email: '',
    username: '',
    password: '',
    role: 'ROLE_STUDENT',
    grade: '4ème',
    firstName: '',
    lastName: '',
    code: '',
    addressCode: '',
  },
  step: 'role',
  created: null,
}

export const $signIn = atom<SignInState>(INITIAL_STATE)
const change = (part: Partial<SignInState>) => $signIn.set({ ...$signIn.get(), ...part })

export const chooseMode = (mode: SignInState['mode']) => change({ mode })
/** Another person has no second factor, or another one. */
export function changeLogin(login: LoginForm): void {
  const { asksFactor, login: before } = $signIn.get()
  change({ login, asksFactor: asksFactor && login.identifier === before.identifier })
}
export const goToStep = (step: Step) => change({ step })
export const changeRegistration = (form: RegisterForm) => change({ register: form })

/** Throws AuthError, like `submitRegister`. */
export async function submitLogin({ identifier, password, code, shared }: LoginForm): Promise<void> {
  const isAsked = $signIn.get().asksFactor
  try {
    await signIn(identifier, password, { shared, ...(isAsked && code.trim() && { code: code.trim() }) })
  } catch (error) {
    if (error instanceof AuthError && error.code === 'factor') change({ asksFactor: true })
    throw error
  }
  $signIn.set(INITIAL_STATE)
}

export async function submitRegister(form: RegisterForm): Promise<void> {
  const { username, ...rest } = buildRegistration(form)
  const { uid, enter } = await register({ ...rest, ...(username && { username }) })
  const names = { firstName: form.firstName.trim(), lastName: form.lastName.trim() }
  await keepNames(uid, names)
  const enterNamed = () => {
    enter()
    const displayName = [names.firstName, names.lastName].filter(Boolean).join(' ')
    if (displayName) updateUser({ displayName })
  }
  if (form.accountType === 'email') {
    $signIn.set(INITIAL_STATE)
    return enterNamed()
  }
  const credentials = { username, password: rest.password }
  const typed = form.accountType === 'username'
  // What was typed is known, and stays off the device.
  if (!typed) storeCredentials(credentials)
  change({ created: { credentials, typed, enter: enterNamed } })
}

/** The account is there: a name that cannot be kept now is asked for again in the profile. */
async function keepNames(userId: string, names: { firstName: string; lastName: string }): Promise<void> {
  if (!names.firstName && !names.lastName) return
  try {
    const { accountsRoutes } = await import(/* webpackChunkName: "signed-in" */ '@ariane/shared/contracts/accounts')
    await call(accountsRoutes.updateReference, { userId, ...names })
  } catch (error) {
    logOnly('names', error)
  }
}

export function confirmCredentials(): void {
  const { created } = $signIn.get()
  clearCredentials()
  $signIn.set(INITIAL_STATE)
  created?.enter()
}
