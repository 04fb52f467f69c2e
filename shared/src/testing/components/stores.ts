import { STORE_UNMOUNT_DELAY } from 'nanostores'

/**
 * Stores stay mounted for a second after their last listener, and would call for whoever the next test signs in.
 * @returns ends what waits for that second, at the end of the test
 */
export function watchStores(): () => void {
  const { setTimeout, clearTimeout } = globalThis
  const waiting = new Map<unknown, () => void>()
  globalThis.setTimeout = Object.assign((act: () => void, ms?: number, ...args: []) => {
    const timer = setTimeout(act, ms, ...args)
    if (ms === STORE_UNMOUNT_DELAY) waiting.set(timer, act)
    return timer
  }, setTimeout)
  globalThis.clearTimeout = timer => {
    waiting.delete(timer)
    clearTimeout(timer)
  }
  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout })
    for (const [timer, act] of waiting) {
      clearTimeout(timer as number)
      act()
    }
  }
}
