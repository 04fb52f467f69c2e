import type { Role } from '@ariane/shared/catalogue'
import { anonymousCredentials, slug } from '@ariane/shared/ports'
import { atom, register, signIn, signOut } from '@ariane/shared/session'
import { messages as signInMessages } from '../sign-in/messages.ts'
import { buildRegistration, describeFailure } from '../sign-in/rules.ts'
import { messages } from './messages.ts'

type AccountState = {
  busy: boolean
  failure: string | null
  /** The trial account of this page, kept so that the user can sign in to it again. */
  created: { name: string; password: string } | null
}

const idle: AccountState = { busy: false, failure: null, created: null }
export const $account = atom<AccountState>(idle)

async function attempt(work: () => Promise<AccountState['created']>, fallback: string): Promise<void> {
  const { busy, created } = $account.get()
  if (busy) return
  $account.set({ busy: true, failure: null, created })
  try {
    $account.set({ ...idle, created: await work() })
  } catch (error) {
    $account.set({ busy: false, failure: describeFailure(error, fallback), created })
  }
}

export const signInAs = (identifier: string, password: string) =>
  attempt(async () => {
    await signIn(identifier, password)
    return null
  }, signInMessages.errors.login)

/** The registration of a throw-away account. */
export const buildTrial = (role: Role, { username, password }: ReturnType<typeof anonymousCredentials>) =>
  buildRegistration({
    accountType: 'username',
    email: '',
    username: messages.account.trialName(username),
    password,
    role,
    grade: '4ème',
    firstName: '',
    lastName: '',
    code: '',
    addressCode: '',
  })

export const createTrial = (role: Role) =>
  attempt(async () => {
    const trial = buildTrial(role, anonymousCredentials())
    const { enter } = await register(trial)
    enter()
    return { name: slug(trial.username), password: trial.password }
  }, signInMessages.errors.register)

export const signOutTrial = () =>
  attempt(async () => {
    await signOut()
    return $account.get().created
  }, messages.account.signOutFailure)
