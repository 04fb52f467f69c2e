import { WORKER_PATH } from '../contracts/offline-paths.ts'
import { logOnly } from '../http/index.ts'
import { forgetAnswers } from '../http/kept.ts'
import { readKeptFor, writeKeptFor } from '../http/kept-for.ts'

const PREFIX = 'ariane-'
const PAGE = '/__page'
/** A worker that the browser ended answers after it was started; one that is broken never does. */
const PATIENCE_MS = 120_000
const FORGET_PATIENCE_MS = 3000

/** Whether the server lets devices keep the product, and this browser can: not on plain http. */
export const mayKeepHere = (): boolean =>
  'serviceWorker' in navigator && document.querySelector('meta[name="worker"][content="on"]') !== null

/** Says something to the worker and waits until it has done it. */
async function say(worker: ServiceWorker, what: 'keep' | 'forget', patienceMs: number): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const done = new Promise<void>(resolve => {
    port1.onmessage = () => resolve()
    setTimeout(resolve, patienceMs)
  })
  worker.postMessage(what, [port2])
  await done
  port1.close()
}

/** To be called once a page: the worker of who has his things kept here, and none for anybody else. */
export async function startKeeping(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!readKeptFor()) await removeWorker()
    else if (mayKeepHere()) await navigator.serviceWorker.register(WORKER_PATH)
    else await keepNothing()
  } catch (error) {
    logOnly('worker', error)
  }
}

/**
 * Has this device keep what its user opens from now on, and the product itself. `readSession` asks for what a page needs
 * to know who is here. @returns false where there is no room, or no way to the server
 */
export async function keepFor(uid: string, readSession: () => Promise<unknown>): Promise<boolean> {
  await forgetAnswers()
  if (!writeKeptFor({ uid, isOpen: true })) return false
  try {
    await navigator.storage?.persist?.()
    await navigator.serviceWorker.register(WORKER_PATH)
    const { active } = await navigator.serviceWorker.ready
    if (active) await say(active, 'keep', PATIENCE_MS)
    await readSession()
    if (await caches.match(PAGE)) return true
  } catch (error) {
    logOnly('keep', error)
  }
  await keepNothing()
  return false
}

/** Takes everything that was kept off this device. */
export async function keepNothing(): Promise<void> {
  writeKeptFor(null)
  await forgetAnswers()
  await removeWorker().catch((error: unknown) => logOnly('worker', error))
}

async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.active) await say(registration.active, 'forget', FORGET_PATIENCE_MS)
    await registration.unregister()
  }
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name)
}

/**
 * Somebody is here: what is kept may stand in if it is his; if it is somebody else's, it goes, as the device has more than
 * one user. Nobody: it is out of sight until its owner is back.
 */
export function openKept(uid: string | null): void {
  const kept = readKeptFor()
  if (!kept) return
  const isOpen = kept.uid === uid
  if (kept.isOpen !== isOpen) writeKeptFor({ ...kept, isOpen })
  if (uid !== null && !isOpen) void forgetAnswers()
}

/** Bytes that the product takes on this device; null where the browser does not say. */
export async function measureKept(): Promise<number | null> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {}
  return usage ?? null
}
