import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { Ball, Box, Button, Drawing, Flex, Grid, Heading, Panel, Text, VisuallyHidden } from '@ariane/shared/ui'
import { useId, useState } from 'react'
import { GoalChooser } from './goal-chooser.tsx'
import { messages } from './messages.ts'
import { countSessions, type ThreadDay, threadDays } from './rules.ts'
import { threadPath, threadPoint } from './thread-path.ts'

const text = messages.week

/** The week as Ariane's thread: sessions, rests and today; what is to come is dotted. */
export function WeekThread({ session }: { session: DailySession }) {
  const days = threadDays(session)
  const today = days.findIndex(({ day }) => day === session.day)
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap="3" mb="1">
        <Heading as="h2" id={id} size="lg">
          {text.title}
        </Heading>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          me="-2"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {text.goal}
        </Button>
      </Flex>
      {choosing && <GoalChooser goal={session.week.goal} onClose={() => setChoosing(false)} />}
      <Drawing viewBox="0 8 350 56" w="full" overflow="visible">
        <path className="toCome" d={threadPath(today, 6)} />
        <path className="thread" d={threadPath(0, today)} />
        {days.map((day, n) => (
          <Bead key={day.day} state={day.state} n={n} isToday={n === today} />
        ))}
      </Drawing>
      <Grid as="ol" templateColumns="repeat(7, 1fr)" listStyleType="none" textAlign="center" textStyle="xs">
        {days.map((day, n) => (
          <DayName key={day.day} state={day.state} n={n} isToday={n === today} />
        ))}
      </Grid>
      <Text mt="2.5" textStyle="sm">
        <Box as="b" fontWeight="bold">
          {text.count(countSessions(session.week), session.week.goal)}
        </Box>{' '}
        <Box as="span" color="ink.muted">
          {text.calm}
        </Box>
      </Text>
    </Panel>
  )
}

type DayProps = { state: ThreadDay['state']; n: number; isToday: boolean }

function Bead({ state, n, isToday }: DayProps) {
  const { x, y } = threadPoint(n)
  if (isToday)
    return (
      <g transform={`translate(${x} ${y}) scale(0.62)`}>
        <Ball x={0} y={0} mood={state === 'session' ? 'happy' : 'glad'} tilt={-6} />
      </g>
    )
  if (state === 'session')
    return (
      <>
        <circle className="bead" cx={x} cy={y} r="12" />
        <path className="tick" d={`M${x - 5} ${y}l4 4 7-8`} />
      </>
    )
  return <circle className={state === 'rest' ? 'open' : 'waiting'} cx={x} cy={y} r="6" />
}

function DayName({ state, n, isToday }: DayProps) {
  const word = state === 'session' ? text.session : state === 'rest' ? text.rest : ''
  return (
    <Box as="li" color={isToday ? 'brand.fg' : 'ink.muted'} fontWeight={isToday ? 'bold' : 'normal'}>
      <VisuallyHidden>
        {text.names[n]}
        {isToday && `, ${text.today}`}
        {state === 'toCome' && `, ${text.toCome}`}
        {word && `, ${word}`}
      </VisuallyHidden>
      <span aria-hidden>{text.days[n]}</span>
      <Box as="span" display="block" textStyle="2xs" minH="1.35em" aria-hidden>
        {word}
      </Box>
    </Box>
  )
}
