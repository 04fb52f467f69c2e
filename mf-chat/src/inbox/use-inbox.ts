import type { InboxRow } from '@ariane/shared/contracts/chat'
import type { ChatPort, Watcher } from '@ariane/shared/ports'
import { useEffect, useState } from 'react'
import { useWatched, type Watched } from '../use-watched.ts'

const watch = (chat: ChatPort, watcher: Watcher<readonly InboxRow[]>) => chat.watchInbox(watcher)

/** The requests of the pupils whom a manager follows, live. */
export const useInbox = (): Watched<readonly InboxRow[]> => useWatched('inbox', watch)

const EVERY_MS = 30_000

/** The current time, updated for the waiting times. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
