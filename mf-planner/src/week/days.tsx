import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { parisDay } from '@ariane/shared/dates'
import { Badge, Box, Flex, Heading, SimpleGrid, Text, VStack } from '@ariane/shared/ui'
import { keyOf, touches } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { EventCard } from './event-card.tsx'
import { TODAY, today } from './today.ts'

const text = messages.week
/** Lessons need the room more than the weekend does. */
const COLUMNS = 'repeat(5, minmax(0, 1.1fr)) repeat(2, minmax(0, 1fr))'

type Props = { days: readonly Date[]; events: readonly CalendarEvent[]; offset: number }

/** Seven columns where there is room, one day under the other elsewhere. */
export function Days({ days, events, offset }: Props) {
  const now = today()
  return (
    <SimpleGrid templateColumns={{ base: '1fr', xl: COLUMNS }} gap={{ base: '3', xl: '1.5' }}>
      {days.map((date, i) => {
        const day = parisDay(date)
        return (
          <Day
            key={day}
            name={WEEKDAYS[i] ?? ''}
            day={day}
            isToday={day === now}
            events={events.filter(event => touches(event, day))}
            offset={offset}
          />
        )
      })}
    </SimpleGrid>
  )
}

type DayProps = { name: string; day: string; isToday: boolean; events: readonly CalendarEvent[]; offset: number }

function Day({ name, day, isToday, events, offset }: DayProps) {
  return (
    <Box
      as="section"
      id={isToday ? TODAY : undefined}
      tabIndex={isToday ? -1 : undefined}
      scrollMarginTop="4"
      aria-current={isToday ? 'date' : undefined}
      bg={isToday ? 'brand.subtle' : 'surface'}
      borderWidth={isToday ? '2px' : '1px'}
      borderColor={isToday ? 'brand.solid' : 'border'}
      borderRadius={{ base: 'l3', xl: 'l2' }}
      p={{ base: '4', xl: '1' }}
      minW="0"
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
      {events.length === 0 ? (
        <Text color="ink.muted" textStyle="sm" px={{ xl: '1.5' }} pb={{ xl: '2' }}>
          {text.empty}
        </Text>
      ) : (
        <VStack as="ul" gap="2" align="stretch" listStyleType="none">
          {events.map(event => (
            <li key={keyOf(event)}>
              <EventCard event={event} day={day} offset={offset} />
            </li>
          ))}
        </VStack>
      )}
    </Box>
  )
}
