import type { DailyPart } from '@ariane/shared/contracts/daily-session'
import { Box, Heading, Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { describePart } from '../rules.ts'

/** What a part is, and why it is there; it takes the focus when the part begins. */
export function PartTitle({ part, today }: { part: DailyPart; today: string }) {
  const { title, reason } = describePart(part, today)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Box mb="4">
      <Heading as="h1" size="2xl" ref={heading} tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text color="ink.muted">{reason}</Text>
    </Box>
  )
}
