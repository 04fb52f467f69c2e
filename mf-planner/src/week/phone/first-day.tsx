import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'
import { Badge, Box, Button, Flex, Heading, Text, VStack } from '@ariane/shared/ui'
import { type ReactNode, useRef } from 'react'
import { occurrenceKey } from '../../event-rules.ts'
import { messages } from '../../messages.ts'
import { inOrder, type SlotOfDay } from '../sessions/rules.ts'
import { Slot } from '../sessions/slot.tsx'
import { TaskCard } from '../task-card.tsx'
import type { PlannedTask } from '../tasks.ts'
import { TODAY, today } from '../today.ts'
import { freeTimes, readyFirst } from './agenda.ts'
import { ExamAhead } from './exam-ahead.tsx'
import { FreeLine } from './free-line.tsx'
import { useSwipe } from './use-swipe.ts'

const text = messages.phone

type Props = {
  name: string
  day: string
  events: readonly CalendarEvent[]
  exams: readonly CalendarEvent[]
  tasks: readonly PlannedTask[]
  slots: readonly SlotOfDay[]
  card: (event: CalendarEvent) => ReactNode
  onAdd: () => void
  onAnswered: () => void
  /** To the day before or after. */
  onMove: (step: -1 | 1) => void
  /** To today, or from today to tomorrow. */
  onNear: () => void
}

/** The day that comes first on a phone: what has to be ready, then its hours with the free time, then tasks. */
export function FirstDay(props: Props) {
  const { name, day, events, exams, tasks, slots, card, onAdd, onAnswered, onMove, onNear } = props
  const section = useRef<HTMLElement>(null)
  const swipe = useSwipe(onMove)
  const now = today()
  const near = day === now ? messages.week.today : day === shiftDay(now, 1) ? text.tomorrow : null
  const { ready, hours } = readyFirst(events)
  const isEmpty = events.length + exams.length === 0
  const lines = [
    ...inOrder(hours, slots).map(one =>
      'event' in one ? { at: startOf(one.event, day), one } : { at: one.slot.start, one },
    ),
    ...freeTimes(events, day).map(free => ({ at: free.start, one: { free } })),
  ].sort((a, b) => a.at.localeCompare(b.at))

  /** The buttons that were tapped disappear: the focus stays in the day. */
  function answered() {
    section.current?.focus({ preventScroll: true })
    onAnswered()
  }

  return (
    <Box as="section" ref={section} id={day === now ? TODAY : undefined} tabIndex={-1} outline="none" {...swipe}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Flex align="center" gap="2" wrap="wrap">
          <Heading as="h3" size="xl">
            {name} {Number(day.slice(-2))}
          </Heading>
          {near && <Badge variant="solid">{near}</Badge>}
        </Flex>
        <Button variant="subtle" size="sm" onClick={onNear}>
          {day === now ? text.tomorrow : messages.week.today}
        </Button>
      </Flex>
      {isEmpty && (
        <Text color="ink.muted" mb="2">
          {messages.week.empty}
        </Text>
      )}
      <VStack as="ul" gap="2" align="stretch" listStyleType="none">
        {ready.map(event => (
          <li key={occurrenceKey(event)}>{card(event)}</li>
        ))}
        {exams.map(event => (
          <li key={occurrenceKey(event)}>
            <ExamAhead event={event} />
          </li>
        ))}
        {lines.map(({ at, one }) => (
          <li key={'event' in one ? occurrenceKey(one.event) : `${'free' in one} ${at}`}>
            {'event' in one && card(one.event)}
            {'slot' in one && <Slot slot={one.slot} onAnswered={answered} />}
            {'free' in one && <FreeLine {...one.free} />}
          </li>
        ))}
        {tasks.map(task => (
          <li key={task.id}>
            <TaskCard task={task} />
          </li>
        ))}
      </VStack>
      <Button
        variant="ghost"
        size="sm"
        mt="2"
        px="2"
        minH="touch"
        aria-label={messages.week.addOn(formatDay(`${day}T12:00:00Z`))}
        onClick={onAdd}
      >
        {messages.week.addTo}
      </Button>
    </Box>
  )
}

/** What lasts all day, or began the day before, comes first. */
const startOf = ({ allDay, startDate }: CalendarEvent, day: string) =>
  allDay || localDay(startDate) < day ? '' : startDate
