import { $activeUser, $manager, useStore } from '@ariane/shared/session'
import { lazy, Suspense } from 'react'
import { Boundary } from '../remotes/boundary.tsx'

const Strip = lazy(() => import('./strip.tsx'))

/** Reminders of a pupil; an adult has none and does not see those of a viewed pupil. */
export function Reminders() {
  const active = useStore($activeUser)
  if (useStore($manager) || !active || active.switched) return null
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <Strip key={active.uid} />
      </Suspense>
    </Boundary>
  )
}
