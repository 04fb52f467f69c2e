import { atom, computed } from 'nanostores'
import { isManager } from '../catalogue/roles.ts'
import type { SchoolGrade } from '../catalogue/school.ts'
import type { Profile } from '../contracts/accounts.ts'
import { dropCalls } from '../http/in-session.ts'
import { logOnly, onUnauthorized } from '../http/index.ts'
import { readKeptFor } from '../http/kept-for.ts'
import { accountsPort, type Registration, type SignInOptions, toEmail } from '../ports/index.ts'
import { draftKeyPrefix, removeDrafts } from './draft-storage.ts'
import { takeEntrance } from './from-school.ts'
import { keepFor, keepNothing, mayKeepHere, openKept } from './keep-here.ts'
import { hearOtherTabs, leftElsewhere, tellLeft } from './left-elsewhere.ts'
import { removeMedia } from './media-storage.ts'
import { markShared, readShared } from './shared-computer.ts'
import { readSwitched, type Switched, writeSwitched } from './switched-storage.ts'

/**
 * The session. `expired`: it ended by itself, so the welcome page can tell; `erased`: what this person was writing went with
 * it.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signedOut'; expired?: boolean; erased?: boolean }
  | { status: 'signedIn'; user: Profile }

/** The user for whom the screens act. */
export type ActiveUser = { uid: string; displayName: string; grade: SchoolGrade; switched: boolean }

export const $session = atom<Session>({ status: 'loading' })
/** True from the moment that a sign-out is asked for: what runs by itself stops before the server refuses it. */
export const $leaving = atom(false)
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
  hearOtherTabs()
  $session.set({ status: 'loading' })
  try {
    const user = await accounts.restore()
    if (user) {
      if (takeEntrance()) await comeFromSchool(user.uid)
      return startSession(user)
    }
    openKept(null)
    await leaveSharedComputer()
    $session.set({ status: 'signedOut' })
  } catch (error) {
    logOnly('session', error)
    $session.set({ status: 'unreachable' })
  }
}

/** Through the school the computer counts as shared: whoever was here before leaves nothing, and neither does this one. */
async function comeFromSchool(uid: string): Promise<void> {
  if (readShared() !== uid) await leaveSharedComputer()
  markShared(uid)
}

/** @throws AuthError */
export async function signIn(identifier: string, password: string, options: SignInOptions = {}): Promise<void> {
  openKept(null)
  const user = await accounts.signIn(toEmail(identifier), password, options)
  markShared(options.shared ? user.uid : null)
  startSession(user)
}

/** Only a manager comes back to the pupil viewed before. */
function startSession(user: Profile): void {
  openKept(user.uid)
  tellLeft(null)
  $switched.set(managesPupils(user) ? readSwitched(user.uid) : null)
  $session.set({ status: 'signedIn', user })
}

/**
 * Registers, but enters only when `startSession` is called, so that invented credentials can be shown first.
 * Throws AuthError.
 */
export async function register(registration: Registration): Promise<{ uid: string; enter: () => void }> {
  openKept(null)
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

/** Removes what somebody left on this device. */
async function forget(uid: string): Promise<void> {
  await removeMedia(draftKeyPrefix(uid))
  removeDrafts(uid)
  if (readKeptFor()?.uid === uid) await keepNothing()
  removeSchoolCredentials()
}

/** A session on a shared computer ended with the browser or by itself: nothing stays for who comes next. */
async function leaveSharedComputer(): Promise<void> {
  const uid = readShared()
  if (uid === null) return
  await forget(uid)
  markShared(null)
}

/**
 * Signs out and removes what was stored on this device. @throws AuthError when the server is not reached; the session
 * then stays
 */
export async function signOut(): Promise<void> {
  const session = $session.get()
  let next: string | undefined
  $leaving.set(true)
  // Before the server ends the session: another tab may learn of it before this one.
  if (session.status === 'signedIn') tellLeft(session.user.uid)
  const settle = dropCalls()
  try {
    next = await accounts.signOut()
  } catch (error) {
    tellLeft(null)
    settle(false)
    throw error
  } finally {
    $leaving.set(false)
  }
  // The screens go before their drafts are removed, so that none calls the server or writes a draft again.
  $session.set({ status: 'loading' })
  settle(true)
  if (session.status === 'signedIn') await forget(session.user.uid)
  else removeSchoolCredentials()
  markShared(null)
  endSession({ expired: false })
  if (next) location.assign(next)
}

/** Whether this device may keep what its user opens: a pupil's own session alone, and not on a shared computer. */
export const mayKeepMine = (): boolean =>
  $session.get().status === 'signedIn' && !$manager.get() && readShared() === null && mayKeepHere()

/** Has this device keep what its user opens from now on. @returns whether it does */
export async function keepMine(): Promise<boolean> {
  const session = $session.get()
  return session.status === 'signedIn' && mayKeepMine() && keepFor(session.user.uid, () => accounts.restore())
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

function endSession(how: { expired: boolean; erased?: boolean }): void {
  dropCalls()(true)
  openKept(null)
  setSwitched(null)
  $session.set({ status: 'signedOut', ...how })
}

/** While the own password changes, pending calls may still carry the session of the old one. */
let changing = false

/**
 * Changes the own password by `change`; the session of this device goes on. @throws what `change` throws, or AuthError
 */
export async function withNewPassword<Answer>(password: string, change: () => Promise<Answer>): Promise<Answer> {
  changing = true
  try {
    const answer = await change()
    await accounts.keepSession(password)
    return answer
  } finally {
    changing = false
  }
}

onUnauthorized(() => {
  const session = $session.get()
  if (changing || $leaving.get() || session.status !== 'signedIn') return
  accounts.ended().catch((error: unknown) => logOnly('session', error))
  const { uid } = session.user
  const erased = [leftElsewhere(), readShared()].includes(uid)
  endSession({ expired: true, erased })
  const forgotten = erased ? forget(uid) : Promise.resolve()
  forgotten.then(leaveSharedComputer).catch((error: unknown) => logOnly('session', error))
})
