import { atom, register, signIn } from '@ariane/shared/session'
import { messages } from './messages.ts'
import { forgetCredentials, keepCredentials } from './pending.ts'
import { type FormErrors, loginErrors, type RegisterForm, registerErrors, registrationOf, sentenceOf } from './rules.ts'

export type Credentials = { username: string; password: string }
type LoginForm = { identifier: string; password: string }

/** What the dialog shows. Typed text stays here when it is closed; a reload forgets it, since passwords are in it. */
export type SignInState = {
  mode: 'login' | 'register' | 'forgot'
  busy: boolean
  login: LoginForm
  loginErrors: FormErrors<LoginForm>
  register: RegisterForm
  registerErrors: FormErrors<RegisterForm>
  failure: string | null
  /** Invented credentials to note, and what to do once they are. */
  created: { credentials: Credentials; enter: () => void } | null
}

const fresh: SignInState = {
  mode: 'login',
  busy: false,
  login: { identifier: '', password: '' },
  loginErrors: {},
  register: { accountType: 'email', email: '', username: '', password: '', role: 'ROLE_STUDENT', grade: '4ème' },
  registerErrors: {},
  failure: null,
  created: null,
}

export const $signIn = atom<SignInState>(fresh)
const change = (part: Partial<SignInState>) => $signIn.set({ ...$signIn.get(), ...part })

export const chooseMode = (mode: SignInState['mode']) => change({ mode, failure: null })

export const typeLogin = (part: Partial<LoginForm>) =>
  change({ login: { ...$signIn.get().login, ...part }, loginErrors: {}, failure: null })

export const typeRegister = (part: Partial<RegisterForm>) =>
  change({ register: { ...$signIn.get().register, ...part }, registerErrors: {}, failure: null })

export async function submitLogin(): Promise<void> {
  const { login, busy } = $signIn.get()
  const errors = loginErrors(login)
  change({ loginErrors: errors })
  if (busy || Object.keys(errors).length > 0) return
  change({ busy: true, failure: null })
  try {
    await signIn(login.identifier, login.password)
    $signIn.set(fresh)
  } catch (error) {
    change({ busy: false, failure: sentenceOf(error, messages.errors.login) })
  }
}

export async function submitRegister(): Promise<void> {
  const { register: form, busy } = $signIn.get()
  const errors = registerErrors(form)
  change({ registerErrors: errors })
  if (busy || Object.keys(errors).length > 0) return
  change({ busy: true, failure: null })
  try {
    const { username, ...rest } = registrationOf(form)
    const { enter } = await register({ ...rest, ...(username && { username }) })
    if (form.accountType !== 'anonymous') {
      $signIn.set(fresh)
      return enter()
    }
    const credentials = { username, password: rest.password }
    keepCredentials(credentials)
    change({ busy: false, created: { credentials, enter } })
  } catch (error) {
    change({ busy: false, failure: sentenceOf(error, messages.errors.register) })
  }
}

export function credentialsNoted(): void {
  const { created } = $signIn.get()
  forgetCredentials()
  $signIn.set(fresh)
  created?.enter()
}
