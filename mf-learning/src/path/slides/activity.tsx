import { ErrorState } from '@ariane/shared/ui'
import { useCallback, useRef, useState } from 'react'
import { isReachable } from '../../parts/is-reachable.ts'
import { useMissingReason } from '../../parts/not-loaded.tsx'
import { useHealing } from '../../parts/use-healing.ts'
import { messages } from '../messages.ts'
import { ActivityFrame } from './activity-frame.tsx'
import type { ActivityProps } from './activity-props.ts'
import { readLink } from './links.ts'
import { Unsupported } from './unsupported.tsx'

/** An interactive module: a frame without origin, which gets its content and gives back answers. */
export function Activity(props: ActivityProps) {
  const { content } = props.module
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const keptRef = useRef(props.module.progress.state)
  const reason = useMissingReason()
  const onMissing = useCallback(() => setFailed(true), [])
  const link = typeof content === 'object' && !Array.isArray(content) ? readLink(content.link) : null
  const reopen = () => {
    setFailed(false)
    setAttempt(now => now + 1)
  }
  useHealing(failed, async () => {
    if (link?.own ? await isReachable(link.href) : navigator.onLine) reopen()
  })
  if (!link) return <Unsupported />
  if (failed) return <ErrorState title={messages.activity.failure} message={reason} onRetry={reopen} />
  return <ActivityFrame key={attempt} {...props} href={link.href} keptRef={keptRef} onMissing={onMissing} />
}
