import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { Box, Button, Flex, Heading, Panel, Text } from '@ariane/shared/ui'
import { useId, useState } from 'react'
import { GoalChooser } from './goal-chooser.tsx'
import { messages } from './messages.ts'
import { countSessions } from './rules.ts'
import { Thread } from './thread.tsx'

const text = messages.week

/** The pupil's week as Ariane's thread, and the goal that the pupil set. */
export function WeekThread({ session }: { session: DailySession }) {
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap="3" mb="1">
        <Heading as="h2" id={id} size="lg">
          {text.title}
        </Heading>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          me="-2"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {text.goal}
        </Button>
      </Flex>
      {choosing && <GoalChooser goal={session.week.goal} onClose={() => setChoosing(false)} />}
      <Thread {...session} />
      <Text mt="2.5" textStyle="sm">
        <Box as="b" fontWeight="bold">
          {text.count(countSessions(session.week), session.week.goal)}
        </Box>{' '}
        <Box as="span" color="ink.muted">
          {text.calm}
        </Box>
      </Text>
    </Panel>
  )
}
