import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { Box, Button, Grid, Heading, Text, VisuallyHidden, VStack } from '@ariane/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import { occurrenceKey } from '../../event-rules.ts'
import { messages } from '../../messages.ts'
import { Slot } from '../sessions/slot.tsx'
import type { PlannedTask } from '../tasks.ts'
import { TODAY } from '../today.ts'
import { DayTasks } from './day-tasks.tsx'
import type { DayLayout } from './layout.ts'

const text = messages.week

export type GridDayProps = {
  name: string
  day: string
  column: number
  /** The line of the grid at which its hours begin. */
  firstLine: number
  isToday: boolean
  layout: DayLayout
  tasks: readonly PlannedTask[]
  card: (event: CalendarEvent) => ReactNode
  onAdd: () => void
  /** A suggested session was answered: the week has to be read again. */
  onAnswered: () => void
  /** Present while an event is dragged that may be dropped here. */
  onDrop: (() => void) | undefined
}

/** A column of the week, on the rows of the grid. */
export function GridDay(props: GridDayProps) {
  const { name, day, column, firstLine, isToday, layout, tasks, card, onAdd, onAnswered, onDrop } = props
  const section = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const { top, placed } = layout
  const isEmpty = top.length + placed.filter(({ what }) => 'event' in what).length === 0

  /** The buttons that were tapped disappear: the focus stays in the day. */
  function answered() {
    section.current?.focus({ preventScroll: true })
    onAnswered()
  }

  return (
    <Grid
      as="section"
      ref={section}
      id={isToday ? TODAY : undefined}
      tabIndex={-1}
      aria-current={isToday ? 'date' : undefined}
      gridColumn={column}
      gridRow="1 / -1"
      templateRows="subgrid"
      templateColumns="minmax(0, 1fr)"
      borderRadius="l2"
      bg={isToday ? 'brand.subtle' : undefined}
      outline={onDrop && isOver ? '2px dashed' : 'none'}
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
      <Heading
        as="h3"
        size="sm"
        textAlign="center"
        py="1.5"
        borderRadius="l2"
        bg={isToday ? 'brand.solid' : undefined}
        color={isToday ? 'brand.contrast' : undefined}
      >
        {name} {Number(day.slice(-2))}
      </Heading>
      <Box py="1">
        {isToday && <VisuallyHidden>{text.today}</VisuallyHidden>}
        {isEmpty && (
          <Text color="ink.muted" textStyle="xs" textAlign="center">
            {text.empty}
          </Text>
        )}
        {top.length > 0 && (
          <VStack as="ul" gap="1" align="stretch" listStyleType="none">
            {top.map(event => (
              <li key={occurrenceKey(event)}>{card(event)}</li>
            ))}
          </VStack>
        )}
        <DayTasks tasks={tasks} />
      </Box>
      {placed.length > 0 && (
        <Grid
          as="ul"
          gridRow="3 / -2"
          templateRows="subgrid"
          templateColumns="minmax(0, 1fr)"
          listStyleType="none"
          // Above the lines of the hours.
          zIndex="1"
        >
          {placed.map(({ from, to, what }) => (
            <Box
              as="li"
              key={'event' in what ? occurrenceKey(what.event) : what.slot.start}
              gridRow={`${from - firstLine + 1} / ${to - firstLine + 1}`}
              pb="0.5"
            >
              {'event' in what ? card(what.event) : <Slot slot={what.slot} onAnswered={answered} />}
            </Box>
          ))}
        </Grid>
      )}
      <Button
        variant="ghost"
        size="sm"
        gridRow="-2 / -1"
        px="1"
        minH="touch"
        aria-label={text.addOn(formatDay(`${day}T12:00:00Z`))}
        onClick={onAdd}
        zIndex="1"
      >
        {text.addTo}
      </Button>
    </Grid>
  )
}
