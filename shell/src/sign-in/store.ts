import { atom, register, signIn } from '@ariane/shared/session'
import { type Credentials, clearCredentials, storeCredentials } from './credentials-storage.ts'
import { messages } from './messages.ts'
import {
  buildRegistration,
  checkLogin,
  checkRegistration,
  describeFailure,
  type FormErrors,
  type RegisterForm,
} from './rules.ts'

type LoginForm = { identifier: string; password: string }

/** State of the dialog. Typed text stays here when it is closed; a reload drops it because passwords are in it. */
export type SignInState = {
  mode: 'login' | 'register' | 'forgot'
  busy: boolean
  login: LoginForm
  loginErrors: FormErrors<LoginForm>
  register: RegisterForm
  registerErrors: FormErrors<RegisterForm>
  failure: string | null
  /** Generated credentials to note, and what to do once they are noted. */
  created: { credentials: Credentials; enter: () => void } | null
}

const INITIAL_STATE: SignInState = {
  mode: 'login',
  busy: false,
  login: { identifier: '', password: '' },
  loginErrors: {},
  register: { accountType: 'email', email: '', username: '', password: '', role: 'ROLE_STUDENT', grade: '4ème' },
  registerErrors: {},
  failure: null,
  created: null,
}

export const $signIn = atom<SignInState>(INITIAL_STATE)
const change = (part: Partial<SignInState>) => $signIn.set({ ...$signIn.get(), ...part })

export const chooseMode = (mode: SignInState['mode']) => change({ mode, failure: null })

export const changeLogin = (part: Partial<LoginForm>) =>
  change({ login: { ...$signIn.get().login, ...part }, loginErrors: {}, failure: null })

export const changeRegistration = (part: Partial<RegisterForm>) =>
  change({ register: { ...$signIn.get().register, ...part }, registerErrors: {}, failure: null })

export async function submitLogin(): Promise<void> {
  const { login, busy } = $signIn.get()
  const errors = checkLogin(login)
  change({ loginErrors: errors })
  if (busy || Object.keys(errors).length > 0) return
  change({ busy: true, failure: null })
  try {
    await signIn(login.identifier, login.password)
    $signIn.set(INITIAL_STATE)
  } catch (error) {
    change({ busy: false, failure: describeFailure(error, messages.errors.login) })
  }
}

export async function submitRegister(): Promise<void> {
  const { register: form, busy } = $signIn.get()
  const errors = checkRegistration(form)
  change({ registerErrors: errors })
  if (busy || Object.keys(errors).length > 0) return
  change({ busy: true, failure: null })
  try {
    const { username, ...rest } = buildRegistration(form)
    const { enter } = await register({ ...rest, ...(username && { username }) })
    if (form.accountType !== 'anonymous') {
      $signIn.set(INITIAL_STATE)
      return enter()
    }
    const credentials = { username, password: rest.password }
    storeCredentials(credentials)
    change({ busy: false, created: { credentials, enter } })
  } catch (error) {
    change({ busy: false, failure: describeFailure(error, messages.errors.register) })
  }
}

export function confirmCredentials(): void {
  const { created } = $signIn.get()
  clearCredentials()
  $signIn.set(INITIAL_STATE)
  created?.enter()
}
