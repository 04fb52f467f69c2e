import { Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages.ts'

/**
 * Which step one is at. When that changes, or generating begins or ends, it takes the focus: what was pressed is gone, and
 * what comes next stands right below.
 */
export function StepLine({ step, busy }: { step: number; busy: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  const view = `${step} ${busy}`
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    line.current?.focus({ preventScroll: true })
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [view])
  return (
    <Text ref={line} tabIndex={-1} outline="none" color="ink.muted" fontWeight="semibold" pb="4">
      {messages.wizard.step(step)}
    </Text>
  )
}
