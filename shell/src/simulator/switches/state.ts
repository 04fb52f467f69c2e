import { throughSwitches } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'
import { NONE, readSwitches, withSwitches } from './switches.ts'
import { type Live, switched } from './transport.ts'

export const $switches = atom(readSwitches(location.search))
/** Signing in and choosing a pupil are no part of what is tried: the switches act from the moment the screen is drawn. */
const $acting = atom(false)

const live = (): Live => ($acting.get() ? $switches.get() : NONE)

/** Puts the switches between the calls and the network, and keeps them in the address wherever the screen goes. */
export function startSwitches(): void {
  throughSwitches(next => switched(next, live))
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history)
    history[name] = (data, unused, url) =>
      real(data, unused, url == null ? url : withSwitches(String(url), $switches.get()))
  }
  const isOnline = navigator.onLine
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline && !live().offline })
  let offline = false
  const tell = () => {
    if (live().offline === offline) return
    offline = live().offline
    dispatchEvent(new Event(offline ? 'offline' : 'online'))
  }
  $switches.listen(tell)
  $acting.listen(tell)
}

export const act = (): void => $acting.set(true)

/** Turns switches that need no other account and no other code; the address says so at once. */
export function turn(change: Partial<Live>): void {
  $switches.set({ ...$switches.get(), ...change })
  history.replaceState(history.state, '', location.pathname + location.search + location.hash)
}
