import {
  type Attempt,
  isSwitchedOff,
  pinnedVersions,
  RemoteError,
  rejectVersion,
  retryFrozen,
  type ScreenProps,
} from '@ariane/shared/federation'
import type { ComponentType } from 'react'
import { createResource, type Resource } from '../resource.ts'
import { isMissingChunk } from './is-missing-chunk.ts'
import { load } from './load.ts'
import { findRemote } from './remotes.ts'

export type LazyScreen<K extends string> = Resource<{
  Screen: ComponentType<ScreenProps<K>>
  /** Version of the remote that the screen comes from. */
  version: string
}>

/** By name; each is kept as the screen of that name. */
const screens = new Map<string, LazyScreen<never>>()
const failed = new Set<string>()

/** The component of a screen, kept between visits; after a failed load the next visit tries again. */
export function lazyScreen<K extends string>(id: K, attempt: Attempt = failed.has(id) ? 'again' : 'first') {
  const known = screens.get(id) as LazyScreen<K> | undefined
  if (known && attempt === 'first' && !isSwitchedOff(findRemote(id))) return known
  failed.delete(id)
  const component = load(id, attempt).then(module => {
    const version = pinnedVersions().get(findRemote(id)) ?? ''
    forgetOthers(findRemote(id), version)
    return { Screen: module.default, version }
  })
  const screen: LazyScreen<K> = createResource(component)
  screens.set(id, screen)
  component.catch(() => {
    if (screens.get(id) === screen) screens.delete(id)
    failed.add(id)
  })
  return screen
}

/** Screens of a remote that come from another version than the one that runs now. */
function forgetOthers(remote: string, version: string): void {
  for (const [id, { value }] of screens)
    if (findRemote(id) === remote && value && value.version !== version) screens.delete(id)
}

/**
 * The screen to show after an error, by today's registry: one that broke while drawing keeps its module and is only
 * drawn again, unless its version was taken back.
 */
export function screenForRetry<K extends string>(id: K, error: unknown): LazyScreen<K> {
  if (!(error instanceof RemoteError)) return lazyScreen(id, isMissingChunk(error) ? 'renew' : 'redraw')
  if (error.failure === 'frozen') retryFrozen(findRemote(id))
  return lazyScreen(id, 'again')
}

/**
 * The screen from another version of its remote, when it broke or drew nothing in time before anything of the remote
 * was drawn; null where there is none, or where a retry of the same version can heal it.
 */
export function screenFromLastGood<K extends string>(
  id: K,
  broken: LazyScreen<K>,
  error: unknown,
): LazyScreen<K> | null {
  if (!broken.value || !(error instanceof Error) || isMissingChunk(error)) return null
  const remote = findRemote(id)
  const hasAnother = rejectVersion(remote, broken.value.version, error)
  if (hasAnother) for (const other of screens.keys()) if (findRemote(other) === remote) screens.delete(other)
  // Also for a user who leaves the screen and comes back.
  if (error instanceof RemoteError) failed.add(id)
  return hasAnother ? lazyScreen(id, 'again') : null
}
