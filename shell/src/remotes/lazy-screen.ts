import { type Attempt, isSwitchedOff, RemoteError, type ScreenProps } from '@ariane/shared/federation'
import type { ComponentType } from 'react'
import { type Fetched, fetched } from '../fetched.ts'
import { load } from './load.ts'
import { remotes, type ScreenId } from './remotes.ts'
import { isMissingChunk } from './report.ts'

export type LazyScreen<K extends ScreenId> = Fetched<ComponentType<ScreenProps<K>>>

const screens: { [K in ScreenId]?: LazyScreen<K> } = {}
const failed = new Set<ScreenId>()

/** The component of a screen, kept between visits; after a failed load the next visit tries again. */
export function lazyScreen<K extends ScreenId>(id: K, attempt: Attempt = failed.has(id) ? 'again' : 'first') {
  const known: LazyScreen<K> | undefined = screens[id]
  if (known && attempt === 'first' && !isSwitchedOff(remotes[id].remote)) return known
  failed.delete(id)
  const component = load(id, attempt).then(module => module.default)
  const screen: LazyScreen<K> = fetched(component)
  Object.assign(screens, { [id]: screen })
  component.catch(() => {
    if (screens[id] === screen) delete screens[id]
    failed.add(id)
  })
  return screen
}

/** What to try after an error: a screen that broke by itself keeps its module and is only drawn anew. */
export function screenForRetry<K extends ScreenId>(id: K, error: unknown): LazyScreen<K> {
  if (error instanceof RemoteError) return lazyScreen(id, 'again')
  return lazyScreen(id, isMissingChunk(error) ? 'renew' : 'first')
}
