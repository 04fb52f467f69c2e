import { calendarRoutes } from '@ariane/shared/contracts/calendar'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $activeUser } from '@ariane/shared/session'
import { Badge, Box, Button, CheckIcon, Flex, Notice, Panel, subjectPalette, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { PartProps } from './part-props.ts'
import { PartTitle } from './part-title.tsx'

const text = messages.play

/** Homework is done on paper: what it is, and three ways to go on. */
export function HomeworkPart({ part, today, busy, onClose }: PartProps<'homework'>) {
  const action = useAction('homework done', text.failure)
  const { eventId, startDate, description, subject, homeworkId } = part
  const markDone = () =>
    action.run(async () => {
      const userId = $activeUser.get()?.uid ?? ''
      await call(calendarRoutes.markEvent, { id: eventId, userId, done: true, occurrence: startDate })
      onClose('done')
    })
  const waits = busy || action.busy
  return (
    // On a phone the screen is the session's own: what is pressed stands where the thumb is.
    <Flex direction="column" minH={{ base: 'calc(100dvh - 8rem)', md: '0' }}>
      <PartTitle part={part} today={today} />
      <Panel>
        <VStack align="start" gap="3">
          {subject && <Badge colorPalette={subjectPalette(subject)}>{subject}</Badge>}
          {description && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </Text>
          )}
          <Text color="ink.muted">{text.homework.lead}</Text>
          <Button asChild variant="outline">
            <Link to={homeworkId === undefined ? '/homework' : `/homework?devoir=${homeworkId}`}>
              {text.homework.help}
            </Link>
          </Button>
        </VStack>
      </Panel>
      {action.problem && (
        <Box mt="4">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
      <VStack align="stretch" gap="3" mt={{ base: 'auto', md: '5' }} pt={{ base: '5', md: '0' }}>
        <Button size="lg" disabled={waits} onClick={() => void markDone()}>
          <CheckIcon aria-hidden />
          {text.homework.done}
        </Button>
        <Flex gap="3" wrap="wrap" justify="center">
          <Button variant="outline" disabled={waits} onClick={() => onClose('done')}>
            {text.homework.advanced}
          </Button>
          <Button variant="ghost" disabled={waits} onClick={() => onClose('skipped')}>
            {text.later}
          </Button>
        </Flex>
      </VStack>
    </Flex>
  )
}
