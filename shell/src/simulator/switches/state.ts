import { wrapTransport } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'
import { NONE, readSwitches, withSwitches } from './switches.ts'
import { type Live, withSwitchedNetwork } from './transport.ts'

export const $switches = atom(readSwitches(location.search))
/** Signing in and choosing a pupil are not under test: the switches apply from the moment the screen is drawn. */
const $active = atom(false)

const readActiveSwitches = (): Live => ($active.get() ? $switches.get() : NONE)

/** Applies the switches to calls and keeps them in the address wherever the screen goes. */
export function startSwitches(): void {
  wrapTransport(next => withSwitchedNetwork(next, readActiveSwitches))
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history)
    history[name] = (data, unused, url) =>
      real(data, unused, url == null ? url : withSwitches(String(url), $switches.get()))
  }
  const isOnline = navigator.onLine
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => isOnline && !readActiveSwitches().offline,
  })
  let offline = false
  const dispatchOnlineChange = () => {
    if (readActiveSwitches().offline === offline) return
    offline = readActiveSwitches().offline
    dispatchEvent(new Event(offline ? 'offline' : 'online'))
  }
  $switches.listen(dispatchOnlineChange)
  $active.listen(dispatchOnlineChange)
}

export const activateSwitches = (): void => $active.set(true)

/** Changes switches that need no other account and no other code, and writes them to the address at once. */
export function changeSwitches(change: Partial<Live>): void {
  $switches.set({ ...$switches.get(), ...change })
  history.replaceState(history.state, '', location.pathname + location.search + location.hash)
}
