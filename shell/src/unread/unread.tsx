import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useEffect, useState } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

/** The page that was asked for comes first. */
const PATIENCE_MS = 1500

/** The count of the menu: fetched after everything else, again when the line is back, and nothing is lost without it. */
export function Unread() {
  const [Watch, setWatch] = useState<ComponentType>()
  useEffect(() => {
    const begin = () => {
      import('./watch.tsx').then(
        ({ default: found }) => setWatch(() => found),
        (error: unknown) => logOnly('unread', error),
      )
    }
    const timer = setTimeout(begin, PATIENCE_MS)
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [])
  return <Boundary fallback={() => null}>{Watch && <Watch />}</Boundary>
}
