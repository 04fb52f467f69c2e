import { atom, register, signIn } from '@ariane/shared/session'
import { type Credentials, clearCredentials, storeCredentials } from './credentials-storage.ts'
import { buildRegistration, type LoginForm, type RegisterForm } from './rules.ts'

/** State of the dialog. Typed text stays here when it is closed; a reload drops it because passwords are in it. */
export type SignInState = {
  mode: 'login' | 'register' | 'forgot'
  login: LoginForm
  register: RegisterForm
  /** Generated credentials to note, and what to do once they are noted. */
  created: { credentials: Credentials; enter: () => void } | null
}

const INITIAL_STATE: SignInState = {
  mode: 'login',
  login: { identifier: '', password: '' },
  register: { accountType: 'email', email: '', username: '', password: '', role: 'ROLE_STUDENT', grade: '4ème' },
  created: null,
}

export const $signIn = atom<SignInState>(INITIAL_STATE)
const change = (part: Partial<SignInState>) => $signIn.set({ ...$signIn.get(), ...part })

export const chooseMode = (mode: SignInState['mode']) => change({ mode })
export const changeLogin = (login: LoginForm) => change({ login })
export const changeRegistration = (form: RegisterForm) => change({ register: form })

/** Throws AuthError, like `submitRegister`. */
export async function submitLogin({ identifier, password }: LoginForm): Promise<void> {
  await signIn(identifier, password)
  $signIn.set(INITIAL_STATE)
}

export async function submitRegister(form: RegisterForm): Promise<void> {
  const { username, ...rest } = buildRegistration(form)
  const { enter } = await register({ ...rest, ...(username && { username }) })
  if (form.accountType !== 'anonymous') {
    $signIn.set(INITIAL_STATE)
    return enter()
  }
  const credentials = { username, password: rest.password }
  storeCredentials(credentials)
  change({ created: { credentials, enter } })
}

export function confirmCredentials(): void {
  const { created } = $signIn.get()
  clearCredentials()
  $signIn.set(INITIAL_STATE)
  created?.enter()
}
