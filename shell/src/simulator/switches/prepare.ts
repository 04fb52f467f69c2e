import { type Casting, castingAddress, simulatorRoutes } from '@ariane/shared/contracts/simulator'
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
import { $switches, act } from './state.ts'
import { castingOf } from './switches.ts'

/** Whether the account that the link asks for is there. */
export const $stage = atom<'preparing' | 'ready' | 'failed'>('preparing')

/** Restores the session, or plays the account of the link; then the switches act. */
export async function prepare(): Promise<void> {
  $stage.set('preparing')
  try {
    await restoreSession()
    const casting = castingOf($switches.get())
    if (casting && !plays(casting)) await enter(casting)
    if (casting) await choosePupil($switches.get().pupil)
    act()
    $stage.set('ready')
  } catch (error) {
    console.warn('[simulateur]', error)
    $stage.set('failed')
  }
}

/** The same link with data that nobody has touched. */
export async function playAnew(): Promise<void> {
  const casting = castingOf($switches.get())
  if (!casting) return
  $stage.set('preparing')
  try {
    await enter(casting)
    await choosePupil($switches.get().pupil)
    $stage.set('ready')
  } catch (error) {
    console.warn('[simulateur]', error)
    $stage.set('failed')
  }
}

function plays(casting: Casting): boolean {
  const session = $session.get()
  return session.status === 'signedIn' && session.user.email?.startsWith(castingAddress(casting)) === true
}

async function enter(casting: Casting): Promise<void> {
  const { data } = await call(simulatorRoutes.cast, casting)
  await signIn(data.email, data.password)
}

/** The n-th pupil of the manager's list is active; nobody, or a pupil himself, stays himself. */
async function choosePupil(place: number | null): Promise<void> {
  if (!$manager.get()) return
  if (place === null) return backToMe()
  const list = await pupils()
  const pupil = list[place - 1]
  if (pupil) switchTo(asSwitched(pupil))
  else backToMe()
}

type Pupils = Extract<ReturnType<typeof students.$data.get>, { state: 'ready' }>['data']

function pupils(): Promise<Pupils> {
  return new Promise((resolve, reject) => {
    const stop = students.$data.subscribe(now => {
      if (now.state === 'loading') return
      queueMicrotask(() => stop())
      if (now.state === 'ready') resolve([...now.data])
      else reject(now.error)
    })
  })
}
