import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, Grid, Text, VStack } from '@ariane/shared/ui'
import { Fragment, type ReactNode, useRef } from 'react'
import { touches } from '../../event-rules.ts'
import { messages } from '../../messages.ts'
import { slotsOn } from '../sessions/rules.ts'
import type { Sessions } from '../sessions/store.ts'
import { tasksOn } from '../tasks.ts'
import { today } from '../today.ts'
import { GridDay, type GridDayProps } from './grid-day.tsx'
import { HOUR_LINES, layOut, shownHours } from './layout.ts'
import { useColumns } from './use-columns.ts'

type Props = {
  days: readonly string[]
  events: readonly CalendarEvent[]
  objectives: readonly Objective[]
  sessions: Sessions
  /** What a day needs besides what it shows. */
  dayProps: (day: string) => Pick<GridDayProps, 'name' | 'card' | 'onAdd' | 'onAnswered' | 'onDrop'>
}

/** The week on the lines of the hours; where it has little room, the last days stand below the first ones. */
export function WeekGrid({ days, events, objectives, sessions, dayProps }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const columns = useColumns(box)
  const parts = Array.from({ length: Math.ceil(days.length / columns) }, (_, n) =>
    days.slice(n * columns, (n + 1) * columns),
  )
  const now = today()
  return (
    <VStack ref={box} align="stretch" gap="4">
      {parts.map(part => {
        const layouts = part.map(day =>
          layOut(
            events.filter(event => touches(event, day)),
            slotsOn(day, sessions),
            day,
          ),
        )
        const hours = shownHours(layouts)
        return (
          <HourGrid key={part[0]} columns={columns} {...hours}>
            {part.map((day, n) => (
              <GridDay
                key={day}
                day={day}
                column={n + 2}
                firstLine={hours.from * HOUR_LINES}
                isToday={day === now}
                layout={layouts[n] ?? { top: [], placed: [] }}
                tasks={tasksOn(day, objectives)}
                {...dayProps(day)}
              />
            ))}
          </HourGrid>
        )
      })}
    </VStack>
  )
}

type HourGridProps = { columns: number; from: number; to: number; children: ReactNode }

/** Names of the days, what lasts all day, a row every five minutes, and what adds an event. A row grows with its words. */
function HourGrid({ columns, from, to, children }: HourGridProps) {
  const count = (to - from) * HOUR_LINES
  return (
    <Grid
      className="days"
      templateColumns={`2.25rem repeat(${columns}, minmax(0, 1fr))`}
      templateRows={`auto auto repeat(${count}, minmax(0.25rem, auto)) auto`}
      columnGap="1.5"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="sm"
      p="2"
      isolation="isolate"
    >
      <Box
        data-screen
        aria-hidden
        gridColumn="1 / -1"
        gridRow="2"
        zIndex="-1"
        bg="bg.subtle"
        borderRadius="l1"
        mx="-1"
      />
      {children}
      {Array.from({ length: to - from }, (_, n) => (
        <Fragment key={n}>
          <Text
            data-screen
            aria-hidden
            gridColumn="1"
            gridRow={`${n * HOUR_LINES + 3} / span ${HOUR_LINES}`}
            color="ink.muted"
            textStyle="xs"
            whiteSpace="nowrap"
          >
            {messages.week.hour(from + n)}
          </Text>
          <Box
            data-screen
            aria-hidden
            gridColumn="1 / -1"
            gridRow={`${n * HOUR_LINES + 3} / span 1`}
            borderTopWidth="1px"
            borderColor="border"
            pointerEvents="none"
          />
        </Fragment>
      ))}
    </Grid>
  )
}
