import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { parisDay } from '@ariane/shared/dates'
import type { UserData } from '@ariane/shared/session'
import { Button, Notice, SimpleGrid } from '@ariane/shared/ui'
import { useState } from 'react'
import { touches } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { Day } from './day.tsx'
import { EventCard } from './event-card.tsx'
import { PhoneDays } from './phone/phone-days.tsx'
import { slotsOn } from './sessions/rules.ts'
import type { Sessions } from './sessions/store.ts'
import { tasksOn } from './tasks.ts'
import { today } from './today.ts'
import { useLarge } from './use-large.ts'
import { useNarrow } from './use-narrow.ts'
import { useWeekChanges } from './use-week-changes.ts'

/** Lessons need more room than the weekend. */
const COLUMNS = 'repeat(5, minmax(0, 1.1fr)) repeat(2, minmax(0, 0.9fr))'

type Props = {
  days: readonly Date[]
  events: readonly CalendarEvent[]
  objectives: readonly Objective[]
  sessions: Sessions
  offset: number
  week: UserData<CalendarEvent[]>
  onAdd: (day: string) => void
  /** The week was changed: reads it again. */
  onChanged: () => Promise<unknown>
}

/** Seven columns where there is room, one day below the other elsewhere; on a phone one day comes first. */
export function Days({ days, events, objectives, sessions, offset, week, onAdd, onChanged }: Props) {
  const now = today()
  const [carried, setCarried] = useState<CalendarEvent | null>(null)
  const isLarge = useLarge()
  const isNarrow = useNarrow()
  const { failure, mark, move, retry } = useWeekChanges(week, onChanged)

  function drop(day: string) {
    if (carried) void move(carried, day)
    setCarried(null)
  }

  const dayKeys = days.map(date => parisDay(date))

  const renderCard = (event: CalendarEvent, day: string, hoursBeside = false) => (
    <EventCard
      event={event}
      day={day}
      offset={offset}
      hoursBeside={hoursBeside}
      onMark={done => void mark(event, done)}
      onDrag={isLarge && event.source === 'own' ? on => setCarried(on ? event : null) : undefined}
    />
  )
  const renderDay = (day: string) => (
    <Day
      key={day}
      name={WEEKDAYS[dayKeys.indexOf(day)] ?? ''}
      day={day}
      isToday={day === now}
      events={events.filter(event => touches(event, day))}
      tasks={tasksOn(day, objectives)}
      slots={slotsOn(day, sessions)}
      onAdd={() => onAdd(day)}
      onAnswered={() => void onChanged()}
      onDrop={carried && parisDay(carried.startDate) !== day ? () => drop(day) : undefined}
      card={event => renderCard(event, day)}
    />
  )

  return (
    <>
      {failure && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {isNarrow ? (
        <PhoneDays
          days={dayKeys}
          events={events}
          sessions={sessions}
          offset={offset}
          tasksOn={day => tasksOn(day, objectives)}
          card={(event, day) => renderCard(event, day, event.type === 'course')}
          renderDay={renderDay}
          onAdd={onAdd}
          onChanged={() => void onChanged()}
        />
      ) : (
        <SimpleGrid className="days" templateColumns={{ base: '1fr', xl: COLUMNS }} gap={{ base: '3', xl: '1.5' }}>
          {dayKeys.map(renderDay)}
        </SimpleGrid>
      )}
    </>
  )
}
