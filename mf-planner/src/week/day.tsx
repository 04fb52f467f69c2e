import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { Badge, Button, Flex, Heading, Text, VStack } from '@ariane/shared/ui'
import { type ReactNode, useRef } from 'react'
import { occurrenceKey } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { inOrder, type SlotOfDay } from './sessions/rules.ts'
import { Slot } from './sessions/slot.tsx'
import { TaskCard } from './task-card.tsx'
import type { PlannedTask } from './tasks.ts'
import { TODAY } from './today.ts'

const text = messages.week

type Props = {
  name: string
  day: string
  isToday: boolean
  events: readonly CalendarEvent[]
  tasks: readonly PlannedTask[]
  slots: readonly SlotOfDay[]
  card: (event: CalendarEvent) => ReactNode
  onAdd: () => void
  /** A suggested session was answered: the week has to be read again. */
  onAnswered: () => void
}

/** One day of the rest of the week on a phone: events and work slots by the hour, then the tasks of objectives. */
export function Day({ name, day, isToday, events, tasks, slots, card, onAdd, onAnswered }: Props) {
  const section = useRef<HTMLDivElement>(null)
  const isEmpty = events.length + tasks.length + slots.length === 0

  /** The buttons that were tapped disappear: the focus stays in the day. */
  function answered() {
    section.current?.focus({ preventScroll: true })
    onAnswered()
  }

  return (
    <Flex
      as="section"
      ref={section}
      // A day without anything is one line.
      direction={isEmpty ? 'row' : 'column'}
      align={isEmpty ? 'center' : undefined}
      wrap={isEmpty ? 'wrap' : undefined}
      columnGap={isEmpty ? '2' : undefined}
      id={isToday ? TODAY : undefined}
      tabIndex={-1}
      scrollMarginTop="4"
      aria-current={isToday ? 'date' : undefined}
      bg={isToday ? 'brand.subtle' : 'surface'}
      borderWidth={isToday ? '2px' : '1px'}
      borderColor={isToday ? 'brand.solid' : 'border'}
      borderRadius="l3"
      px="4"
      py={isEmpty ? '1' : '4'}
      minW="0"
    >
      <Flex align="baseline" gap="2" mb={isEmpty ? '0' : '3'} wrap="wrap">
        <Heading as="h3" size="md">
          {name} {Number(day.slice(-2))}
        </Heading>
        {isToday && <Badge variant="solid">{text.today}</Badge>}
      </Flex>
      {events.length === 0 && (
        <Text color="ink.muted" textStyle="sm" pb={isEmpty ? '0' : '2'}>
          {text.empty}
        </Text>
      )}
      {!isEmpty && (
        <VStack as="ul" gap="2" align="stretch" listStyleType="none">
          {inOrder(events, slots).map(one =>
            'event' in one ? (
              <li key={occurrenceKey(one.event)}>{card(one.event)}</li>
            ) : (
              <li key={one.slot.start}>
                <Slot slot={one.slot} onAnswered={answered} />
              </li>
            ),
          )}
          {tasks.map(task => (
            <li key={task.id}>
              <TaskCard task={task} />
            </li>
          ))}
        </VStack>
      )}
      <Button
        variant="ghost"
        size="sm"
        mt={isEmpty ? undefined : 'auto'}
        ms={isEmpty ? 'auto' : undefined}
        px={isEmpty ? '1' : '2'}
        minH="touch"
        aria-label={text.addOn(formatDay(day))}
        onClick={onAdd}
      >
        {text.addTo}
      </Button>
    </Flex>
  )
}
