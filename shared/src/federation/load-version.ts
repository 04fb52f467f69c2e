import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Published } from '../contracts/registry.ts'
import { findEntryAddress } from './entry-address.ts'
import { isComponent } from './is-component.ts'
import { RemoteError } from './remote-error.ts'
import type { Remote } from './remote-state.ts'

declare global {
  // Read by the chunk-retry part of every remote's entry.
  var __ARIANE_RETRY__: Record<string, number> | undefined
}

/** Timeout of each request for a remote's files. */
export const limits = { requestMs: 4000 }

/** Time for what passes by itself, such as another network. */
const PAUSE_MS = 300

/** From now on the remote's files have new addresses, so that no cached failure answers. */
export function renewAddresses(remote: Remote): void {
  remote.attempt += 1
  globalThis.__ARIANE_RETRY__ = { ...globalThis.__ARIANE_RETRY__, [remote.entry.name]: remote.attempt }
}

/**
 * Loads a module of a version, once more where something did not arrive: one failed request is no broken version.
 * @throws RemoteError
 */
export const loadVersion = (remote: Remote, published: Published, exposed: string): Promise<unknown> =>
  twice(remote, async () => {
    await register(remote, published)
    return fetchModule(remote.entry.name, exposed)
  })

/** Loads a further module of the version that runs, once more where something did not arrive. */
export const loadFurther = (remote: Remote, exposed: string): Promise<unknown> =>
  twice(remote, () => fetchModule(remote.entry.name, exposed))

async function twice(remote: Remote, load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load()
  } catch (cause) {
    const error = toRemoteError(remote.entry.name, cause)
    if (error.failure !== 'unreachable') throw error
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    renewAddresses(remote)
    return load()
  }
}

/** Makes a version the one that the runtime loads next. */
export async function register(remote: Remote, published: Published): Promise<void> {
  const { name } = remote.entry
  const entry = await findEntryAddress(name, published, remote.attempt, limits.requestMs)
  // Forced after the first time, so that the entry of the earlier attempt is not reused.
  const force = remote.trying !== null
  remote.trying = published
  // With a build version, the runtime keeps the shell's libraries when it forgets the earlier attempt.
  const source = { name, entry, type: 'global' as const, entryGlobalName: name, buildVersion: published.version }
  registerRemotes([source], { force })
}

/** @throws RemoteError when the module does not come in time or has no component */
async function fetchModule(name: string, exposed: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The entry and then the module's first chunks have the limit each.
  const timeout = new Promise<never>((_, reject) => {
    const error = new RemoteError('unreachable', name, `${name} did not load in ${2 * limits.requestMs} ms.`)
    timer = setTimeout(() => reject(error), 2 * limits.requestMs)
  })
  try {
    const module = await Promise.race([loadRemote(`${name}/${exposed.replace(/^\.\//, '')}`), timeout])
    if (!module) throw new RemoteError('unreachable', name, `${name} has no ${exposed}.`)
    if (!isComponent((module as { default?: unknown }).default))
      throw new RemoteError('invalid', name, `${name} has no component as the default export of ${exposed}.`)
    return module
  } catch (cause) {
    throw toRemoteError(name, cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Any failure of the runtime as one of ours. */
export function toRemoteError(name: string, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  // The runtime puts its arguments and a help page between the event and its cause.
  const message = text.replace(/ args: .*Original Error Message: /s, ' ')
  return new RemoteError('unreachable', name, message, cause)
}
