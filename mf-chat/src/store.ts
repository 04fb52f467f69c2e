import type { ChatPort, RoomView, Watcher } from '@ariane/shared/ports'
import { useCallback } from 'react'
import { useWatched, type Watched } from './use-watched.ts'

/** A pupil's conversation, live. */
export function useRoom(pupil: string): Watched<RoomView> {
  const watch = useCallback((chat: ChatPort, watcher: Watcher<RoomView>) => chat.watchRoom(pupil, watcher), [pupil])
  return useWatched(pupil, watch)
}
