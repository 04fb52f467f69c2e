import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { Badge, Button, Flex, Heading, Text, VStack } from '@ariane/shared/ui'
import { type ReactNode, useState } from 'react'
import { keyOf } from '../event-rules.ts'
import { messages } from '../messages.ts'
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
  card: (event: CalendarEvent) => ReactNode
  onAdd: () => void
  /** Given while an event is carried that may be dropped here. */
  onDrop: (() => void) | undefined
}

/** What one day holds: events in their order, then the tasks of objectives. */
export function Day({ name, day, isToday, events, tasks, card, onAdd, onDrop }: Props) {
  const [isOver, setOver] = useState(false)
  const target = onDrop && isOver
  return (
    <Flex
      as="section"
      direction="column"
      id={isToday ? TODAY : undefined}
      tabIndex={isToday ? -1 : undefined}
      scrollMarginTop="4"
      aria-current={isToday ? 'date' : undefined}
      bg={isToday ? 'brand.subtle' : 'surface'}
      borderWidth={isToday ? '2px' : '1px'}
      borderColor={isToday ? 'brand.solid' : 'border'}
      borderRadius={{ base: 'l3', xl: 'l2' }}
      p={{ base: '4', xl: '0.5' }}
      minW="0"
      outline={target ? '2px dashed' : undefined}
      outlineColor="brand.solid"
      onDragOver={drag => {
        if (!onDrop) return
        drag.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drag => {
        drag.preventDefault()
        setOver(false)
        onDrop?.()
      }}
    >
      <Flex align="baseline" gap="2" mb="3" wrap="wrap" px={{ xl: '1.5' }} pt={{ xl: '1.5' }}>
        <Heading as="h3" size={{ base: 'md', xl: 'xs' }}>
          {name} {Number(day.slice(-2))}
        </Heading>
        {isToday && (
          <Badge variant="solid" px={{ xl: '1.5' }}>
            {text.today}
          </Badge>
        )}
      </Flex>
      {events.length === 0 && (
        <Text color="ink.muted" textStyle="sm" px={{ xl: '1.5' }} pb="2">
          {text.empty}
        </Text>
      )}
      {events.length + tasks.length > 0 && (
        <VStack as="ul" gap="2" align="stretch" listStyleType="none">
          {events.map(event => (
            <li key={keyOf(event)}>{card(event)}</li>
          ))}
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
        mt="auto"
        px="2"
        minH="touch"
        aria-label={text.addOn(formatDay(day))}
        onClick={onAdd}
      >
        {text.addTo}
      </Button>
    </Flex>
  )
}
