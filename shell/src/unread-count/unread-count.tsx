import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useEffect, useState } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

/** The requested page loads first. */
const START_DELAY_MS = 1500

/**
 * The unread count of the menu: fetched after everything else and again when the connection is back; the page works
 * without it.
 */
export function UnreadCount() {
  const [WatchUnread, setWatchUnread] = useState<ComponentType>()
  useEffect(() => {
    const begin = () => {
      import(/* webpackChunkName: "chat" */ './watch-unread.tsx').then(
        ({ default: found }) => setWatchUnread(() => found),
        (error: unknown) => logOnly('unread', error),
      )
    }
    const timer = setTimeout(begin, START_DELAY_MS)
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [])
  return <Boundary fallback={() => null}>{WatchUnread && <WatchUnread />}</Boundary>
}
