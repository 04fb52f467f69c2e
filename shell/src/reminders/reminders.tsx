import { $activeUser, $manager, useStore } from '@ariane/shared/session'
import { Box } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { Strip } from './strip.tsx'
import { useHeld } from './use-held.ts'

/** Reminders of a pupil above a screen; an adult has none and does not see those of a viewed pupil. */
export function Reminders({ children }: { children: ReactNode }) {
  const active = useStore($activeUser)
  if (useStore($manager) || !active || active.switched) return children
  return (
    <>
      <Strip key={active.uid} />
      <Held key={`${active.uid} screen`}>{children}</Held>
    </>
  )
}

function Held({ children }: { children: ReactNode }) {
  return <Box visibility={useHeld() ? 'hidden' : undefined}>{children}</Box>
}
