import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useEffect, useState } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

/** The page that was asked for comes first. */
const START_DELAY_MS = 1500

/** The count of the menu: fetched after everything else, again when the line is back, and nothing is lost without it. */
export function UnreadCount() {
  const [WatchUnread, setWatchUnread] = useState<ComponentType>()
  useEffect(() => {
    const begin = () => {
      import('./watch-unread.tsx').then(
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
