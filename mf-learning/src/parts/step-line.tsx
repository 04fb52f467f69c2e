import { Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'

/**
 * Which step one is at. When `view` changes, it takes the focus: what was pressed is gone, and what comes next stands
 * right below.
 */
export function StepLine({ view, children }: { view: string; children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    line.current?.focus({ preventScroll: true })
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [view])
  return (
    <Text ref={line} tabIndex={-1} outline="none" color="ink.muted" fontWeight="semibold" pb="4">
      {children}
    </Text>
  )
}
