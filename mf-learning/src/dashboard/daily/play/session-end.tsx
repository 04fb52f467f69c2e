import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { Link } from '@ariane/shared/router'
import { Button, Heading, Illustration, Panel, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { PartList } from '../part-list.tsx'

const text = messages.play.end

/** What was done; where all was put off, nothing is celebrated and nothing blamed. */
export function SessionEnd({ session, onLeave }: { session: DailySession; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { parts, day, week } = session
  const worked = parts.some(({ outcome }) => outcome === 'done')
  const name = messages.week.names[week.days.findIndex(one => one.day === day)] ?? ''
  return (
    <VStack maxW="36rem" mx="auto" align="stretch" gap="4" textAlign="center" pt={{ base: '6', md: '10' }}>
      <VStack gap="2">
        <Illustration name={worked ? 'done' : 'sleeping'} size={160} />
        <Heading as="h1" size="2xl" ref={heading} tabIndex={-1} outline="none">
          {worked ? text.title : text.calm}
        </Heading>
        <Text color="ink.muted">{worked ? text.onThread(name) : text.calmHint}</Text>
      </VStack>
      <Panel textAlign="start">
        <PartList parts={parts} today={day} alone />
      </Panel>
      <Button size="lg" onClick={onLeave}>
        {text.home}
      </Button>
      <Button asChild variant="ghost">
        <Link to="/revisions">{messages.more}</Link>
      </Button>
    </VStack>
  )
}
