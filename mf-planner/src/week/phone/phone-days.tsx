import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { shiftDay } from '@ariane/shared/dates'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, Heading, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { CHOSEN_DAY, dayAddress } from '../../address.ts'
import { touches } from '../../event-rules.ts'
import { messages } from '../../messages.ts'
import { weekEvents, weekFromNow } from '../../store.ts'
import { slotsOn } from '../sessions/rules.ts'
import type { Sessions } from '../sessions/store.ts'
import type { PlannedTask } from '../tasks.ts'
import { today } from '../today.ts'
import { examsAfter, firstDay, splitRest } from './agenda.ts'
import { DayStrip } from './day-strip.tsx'
import { FirstDay } from './first-day.tsx'

type Props = {
  days: readonly string[]
  events: readonly CalendarEvent[]
  sessions: Sessions
  offset: number
  /** Of the whole week: they stand between its first day and the rest. */
  counters: ReactNode
  tasksOn: (day: string) => readonly PlannedTask[]
  card: (event: CalendarEvent, day: string) => ReactNode
  /** A day of the rest of the week, as a wide screen shows it. */
  renderDay: (day: string) => ReactNode
  onAdd: (day: string) => void
  onChanged: () => void
}

/** On a phone: the week as a strip, one day first, and the rest of the week below it. */
export function PhoneDays(props: Props) {
  const { days, events, sessions, offset, counters, tasksOn, card, renderDay, onAdd, onChanged } = props
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // A test on Monday is prepared at the end of the week before.
  const following = useStore(weekEvents(weekFromNow(offset + 1)).$data)
  const ahead = following.state === 'ready' ? following.data : []
  const chosen = firstDay(days, search.get(CHOSEN_DAY))
  const show = (day: string) => void navigate(dayAddress(day), { replace: true })
  const rest = splitRest(days, events, { chosen, today: today() })
  const move = (days: number) => show(shiftDay(chosen, days))
  return (
    <VStack align="stretch" gap="4">
      <DayStrip days={days} events={events} chosen={chosen} onChoose={show} onWeek={step => move(7 * step)} />
      <FirstDay
        key={chosen}
        name={WEEKDAYS[days.indexOf(chosen)] ?? ''}
        day={chosen}
        events={events.filter(event => touches(event, chosen))}
        exams={examsAfter([...events, ...ahead], chosen)}
        tasks={tasksOn(chosen)}
        slots={slotsOn(chosen, sessions)}
        card={event => card(event, chosen)}
        onAdd={() => onAdd(chosen)}
        onAnswered={onChanged}
        onMove={move}
        onNear={() => show(chosen === today() ? shiftDay(chosen, 1) : today())}
      />
      <Box>
        <Heading as="h3" size="md" mb="3">
          {messages.phone.rest}
        </Heading>
        <Box mb="3">{counters}</Box>
        <VStack align="stretch" gap="3">
          {rest.open.map(renderDay)}
        </VStack>
        {rest.past.length > 0 && (
          <Box as="details" mt="3" css={{ '@media print': { '&::details-content': { contentVisibility: 'visible' } } }}>
            <Box as="summary" display="list-item" py="2.5" cursor="pointer" fontWeight="medium">
              {messages.phone.past(rest.past.length)}
            </Box>
            <VStack align="stretch" gap="3" mt="2">
              {rest.past.map(renderDay)}
            </VStack>
          </Box>
        )}
      </Box>
    </VStack>
  )
}
