import { atom, computed } from 'nanostores'
import { isManager } from '../catalogue/roles.ts'
import type { SchoolGrade } from '../catalogue/school.ts'
import type { Profile } from '../contracts/accounts.ts'
import { logOnly, onUnauthorized } from '../http/index.ts'
import { accountsPort, type Registration, toEmail } from '../ports/index.ts'
import { draftKeyPrefix, removeDrafts } from './draft-storage.ts'
import { removeMedia } from './media-storage.ts'
import { readSwitched, type Switched, writeSwitched } from './switched-storage.ts'

/** The session. `expired`: it ended by itself, so the welcome page can tell. */
export type Session =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signedOut'; expired?: boolean }
  | { status: 'signedIn'; user: Profile }

/** The user for whom the screens act. */
export type ActiveUser = { uid: string; displayName: string; grade: SchoolGrade; switched: boolean }

export const $session = atom<Session>({ status: 'loading' })
export const $switched = atom<Switched | null>(null)

/** The viewed pupil if there is one, else the signed-in user; null when signed out. */
export const $activeUser = computed([$session, $switched], (session, switched): ActiveUser | null => {
  if (session.status !== 'signedIn') return null
  const { user } = session
  if (switched && managesPupils(user)) return { ...switched, switched: true }
  return { uid: user.uid, displayName: displayName(user), grade: user.grade, switched: false }
})

const accounts = accountsPort()

const managesPupils = (user: Profile) => user.roles.some(isManager)

/** Uid of the signed-in teacher, coach or parent; null for a pupil and without a session. */
export const $manager = computed($session, session =>
  session.status === 'signedIn' && managesPupils(session.user) ? session.user.uid : null,
)

/** Display name, else pseudo name, else the email before its at sign, else `fallback` (S1 §2, S2 §2). */
export const displayName = (user: Profile, fallback = 'Utilisateur') =>
  user.displayName || user.pseudoName || user.email?.split('@')[0] || fallback

/** Restores the session at start, and again on a retry. */
export async function restoreSession(): Promise<void> {
  $session.set({ status: 'loading' })
  try {
    const user = await accounts.restore()
    if (user) startSession(user)
    else $session.set({ status: 'signedOut' })
  } catch (error) {
    logOnly('session', error)
    $session.set({ status: 'unreachable' })
  }
}

/** @throws AuthError */
export async function signIn(identifier: string, password: string): Promise<void> {
  const user = await accounts.signIn(toEmail(identifier), password)
  startSession(user)
}

/** Only a manager comes back to the pupil viewed before. */
function startSession(user: Profile): void {
  $switched.set(managesPupils(user) ? readSwitched(user.uid) : null)
  $session.set({ status: 'signedIn', user })
}

/**
 * Registers, but enters only when `startSession` is called, so that invented credentials can be shown first.
 * Throws AuthError.
 */
export async function register(registration: Registration): Promise<{ uid: string; enter: () => void }> {
  const user = await accounts.register(registration)
  return { uid: user.uid, enter: () => startSession(user) }
}

const SCHOOL_KEYS = ['pronote_credentials', 'ecoledirecte_credentials']

function removeSchoolCredentials(): void {
  try {
    for (const key of SCHOOL_KEYS) localStorage.removeItem(key)
  } catch {
    // A blocked storage has nothing to remove.
  }
}

/**
 * Signs out and removes what was stored on this device. @throws AuthError when the server is not reached; the session
 * then stays
 */
export async function signOut(): Promise<void> {
  const session = $session.get()
  await accounts.signOut()
  // The screens go before their drafts are removed, so that none calls the server or writes a draft again.
  $session.set({ status: 'loading' })
  if (session.status === 'signedIn') {
    await removeMedia(draftKeyPrefix(session.user.uid))
    removeDrafts(session.user.uid)
  }
  removeSchoolCredentials()
  endSession(false)
}

/** Shows the app as one of the manager's pupils. */
export function switchTo(pupil: Switched): void {
  setSwitched($manager.get() ? pupil : null)
}

/** Shows the manager's own app again. */
export const backToMe = (): void => setSwitched(null)

function setSwitched(pupil: Switched | null): void {
  $switched.set(pupil)
  writeSwitched($manager.get() ?? '', pupil)
}

/** Applies a changed profile: footer and greeting follow at once. */
export function updateUser(change: Partial<Profile>): void {
  const session = $session.get()
  if (session.status === 'signedIn') $session.set({ status: 'signedIn', user: { ...session.user, ...change } })
}

function endSession(expired: boolean): void {
  setSwitched(null)
  $session.set({ status: 'signedOut', expired })
}

/** While the own password changes, pending calls may still carry the session of the old one. */
let changing = false

/**
 * Changes the own password by `change`; the session of this device goes on. @throws what `change` throws, or AuthError
 */
export async function withNewPassword(password: string, change: () => Promise<unknown>): Promise<void> {
  changing = true
  try {
    await change()
    await accounts.keepSession(password)
  } finally {
    changing = false
  }
}

onUnauthorized(() => {
  if (changing || $session.get().status !== 'signedIn') return
  accounts.ended().catch((error: unknown) => logOnly('session', error))
  endSession(true)
})
