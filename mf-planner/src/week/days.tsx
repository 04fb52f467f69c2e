import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { localDay } from '@ariane/shared/dates'
import type { UserData } from '@ariane/shared/session'
import { Button, Notice } from '@ariane/shared/ui'
import { useState } from 'react'
import { touches } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { Counters } from './counters.tsx'
import { Day } from './day.tsx'
import { EventCard } from './event-card.tsx'
import { GridCard } from './grid/grid-card.tsx'
import { WeekGrid } from './grid/week-grid.tsx'
import { PhoneDays } from './phone/phone-days.tsx'
import { slotsOn } from './sessions/rules.ts'
import type { Sessions } from './sessions/store.ts'
import { tasksOn } from './tasks.ts'
import { today } from './today.ts'
import { useDraggable } from './use-draggable.ts'
import { useNarrow } from './use-narrow.ts'
import { useWeekChanges } from './use-week-changes.ts'

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

/** The lines of the hours on a computer; on a phone one day comes first, and the others below each other. */
export function Days({ days, events, objectives, sessions, offset, week, onAdd, onChanged }: Props) {
  const now = today()
  const [carried, setCarried] = useState<CalendarEvent | null>(null)
  const canDrag = useDraggable()
  const isNarrow = useNarrow()
  const { failure, mark, move, retry } = useWeekChanges(week, onChanged)

  function drop(day: string) {
    if (carried) void move(carried, day)
    setCarried(null)
  }

  const dayKeys = days.map(date => localDay(date))

  const renderCard = (event: CalendarEvent, day: string, hoursBeside = false) => (
    <EventCard
      event={event}
      day={day}
      offset={offset}
      hoursBeside={hoursBeside}
      onMark={done => void mark(event, done)}
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
      card={event => renderCard(event, day)}
    />
  )
  const dayProps = (day: string) => ({
    name: WEEKDAYS[dayKeys.indexOf(day)] ?? '',
    onAdd: () => onAdd(day),
    onAnswered: () => void onChanged(),
    onDrop: carried && localDay(carried.startDate) !== day ? () => drop(day) : undefined,
    card: (event: CalendarEvent) => (
      <GridCard
        event={event}
        day={day}
        offset={offset}
        onMark={done => void mark(event, done)}
        onDrag={canDrag && event.source === 'own' ? on => setCarried(on ? event : null) : undefined}
      />
    ),
  })

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
          counters={<Counters events={events} />}
          tasksOn={day => tasksOn(day, objectives)}
          card={(event, day) => renderCard(event, day, event.type === 'course')}
          renderDay={renderDay}
          onAdd={onAdd}
          onChanged={() => void onChanged()}
        />
      ) : (
        <WeekGrid days={dayKeys} events={events} objectives={objectives} sessions={sessions} dayProps={dayProps} />
      )}
    </>
  )
}
