import { lazy, Suspense, useEffect, useState } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

const Watch = lazy(() => import('./watch.tsx'))
/** The page that was asked for comes first. */
const PATIENCE_MS = 1500

/** The count of the menu: fetched after everything else, and nothing is lost without it. */
export function Unread() {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!begun) return null
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <Watch />
      </Suspense>
    </Boundary>
  )
}
