import { type Attempt, RemoteError, type RemoteScreens, type ScreenId } from '@ariane/shared/federation'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { load } from './load.ts'

type LazyScreen<K extends ScreenId> = LazyExoticComponent<ComponentType<RemoteScreens[K]>>

const screens: { [K in ScreenId]?: LazyScreen<K> } = {}
const failed = new Set<ScreenId>()

/** The lazy component of a screen, kept between visits; after a failed load the next visit tries again. */
export function lazyScreen<K extends ScreenId>(id: K, attempt: Attempt = failed.has(id) ? 'again' : 'first') {
  const known: LazyScreen<K> | undefined = screens[id]
  if (known && attempt === 'first') return known
  failed.delete(id)
  const screen: LazyScreen<K> = lazy(() =>
    load(id, attempt).catch((error: unknown) => {
      failed.add(id)
      throw error
    }),
  )
  Object.assign(screens, { [id]: screen })
  return screen
}

/**
 * The component for a try after an error. React keeps a lazy component's failure for ever, so it is replaced; a screen
 * that broke by itself keeps its module and is only drawn anew.
 */
export function screenForRetry<K extends ScreenId>(id: K, error: unknown): LazyScreen<K> {
  if (error instanceof RemoteError) return lazyScreen(id, 'again')
  return lazyScreen(id, isMissingChunk(error) ? 'renew' : 'first')
}

function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
}
