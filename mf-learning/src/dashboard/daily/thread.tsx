import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { Ball, Box, Drawing, Grid, VisuallyHidden } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { type ThreadDay, threadDays } from './rules.ts'
import { threadPath, threadPoint } from './thread-path.ts'

const text = messages.week

/** Ariane's thread through a week: sessions, rests and today; what is to come is dotted. */
export function Thread(week: Pick<DailySession, 'day' | 'week'>) {
  const days = threadDays(week)
  const today = days.findIndex(({ day }) => day === week.day)
  const end = today < 0 ? days.length - 1 : today
  return (
    <>
      <Drawing viewBox="0 8 350 56" w="full" overflow="visible">
        <path className="toCome" d={threadPath(end, 6)} />
        <path className="thread" d={threadPath(0, end)} />
        {days.map((day, n) => (
          <Bead key={day.day} state={day.state} n={n} isToday={n === today} />
        ))}
      </Drawing>
      <Grid as="ol" templateColumns="repeat(7, 1fr)" listStyleType="none" textAlign="center" textStyle="xs">
        {days.map((day, n) => (
          <DayName key={day.day} state={day.state} n={n} isToday={n === today} />
        ))}
      </Grid>
    </>
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
