import { type Persona, personaEmailPrefix, simulatorRoutes } from '@ariane/shared/contracts/simulator'
import { call } from '@ariane/shared/http'
import {
  $manager,
  $session,
  asSwitched,
  atom,
  backToMe,
  restoreSession,
  signIn,
  students,
  switchTo,
} from '@ariane/shared/session'
import { $switches, activateSwitches } from './state.ts'
import { requestedPersona } from './switches.ts'

/** Whether the account that the link asks for exists. */
export const $stage = atom<'preparing' | 'ready' | 'failed'>('preparing')

/** Restores the session or signs in to the account of the link; the switches apply from then on. */
export async function prepare(): Promise<void> {
  $stage.set('preparing')
  try {
    await restoreSession()
    const persona = requestedPersona($switches.get())
    if (persona && !isSignedInAs(persona)) await signInAs(persona)
    if (persona) await choosePupil($switches.get().pupil)
    activateSwitches()
    $stage.set('ready')
  } catch (error) {
    console.warn('[simulateur]', error)
    $stage.set('failed')
  }
}

/** Creates the account of the same link again, with untouched data. */
export async function recreateAccount(): Promise<void> {
  const persona = requestedPersona($switches.get())
  if (!persona) return
  $stage.set('preparing')
  try {
    await signInAs(persona)
    await choosePupil($switches.get().pupil)
    $stage.set('ready')
  } catch (error) {
    console.warn('[simulateur]', error)
    $stage.set('failed')
  }
}

function isSignedInAs(persona: Persona): boolean {
  const session = $session.get()
  return session.status === 'signedIn' && session.user.email?.startsWith(personaEmailPrefix(persona)) === true
}

async function signInAs(persona: Persona): Promise<void> {
  const { data } = await call(simulatorRoutes.cast, persona)
  await signIn(data.email, data.password)
}

/** Switches to the n-th pupil of the manager's list; without a position, or as a pupil, the user stays. */
async function choosePupil(position: number | null): Promise<void> {
  if (!$manager.get()) return
  if (position === null) return backToMe()
  const list = await fetchPupils()
  const pupil = list[position - 1]
  if (pupil) switchTo(asSwitched(pupil))
  else backToMe()
}

type Pupils = Extract<ReturnType<typeof students.$data.get>, { state: 'ready' }>['data']

function fetchPupils(): Promise<Pupils> {
  return new Promise((resolve, reject) => {
    const stop = students.$data.subscribe(now => {
      if (now.state === 'loading') return
      queueMicrotask(() => stop())
      if (now.state === 'ready') resolve([...now.data])
      else reject(now.error)
    })
  })
}
