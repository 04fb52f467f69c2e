// Tests and journeys at hours that break what counts days: `npm run test:clocks`, or with the names of journeys after it.
import { existsSync } from 'node:fs'
import { localDay, localInstant, shiftDay } from '../shared/src/dates/index.ts'
import { runToTheEnd, type Step } from './steps.ts'

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`

const isSunday = (day: string) => new Date(day).getUTCDay() === 0
/** March and October have 31 days: their last Sunday is not before the 25th. */
const isLastSunday = (month: string) => (day: string) =>
  day.slice(5, 7) === month && Number(day.slice(8)) >= 25 && isSunday(day)

/** Days and hours at which a run begins, some minutes before what it is to go through. */
const MOMENTS: Readonly<Record<string, { is: (day: string) => boolean; time: string; plusMs?: number }>> = {
  'dimanche 23 h 30': { is: isSunday, time: '23:30' },
  'lundi 0 h 10': { is: day => isSunday(shiftDay(day, -1)), time: '00:10' },
  // The first 02:52 of the two.
  'nuit du passage à l’heure d’hiver': { is: isLastSunday('10'), time: '01:52', plusMs: 3_600_000 },
  'nuit du passage à l’heure d’été': { is: isLastSunday('03'), time: '01:52' },
  '31 décembre, 23 h 50': { is: day => day.endsWith('-12-31'), time: '23:50' },
  '29 février': { is: day => day.endsWith('-02-29'), time: '11:00' },
  '1er septembre': { is: day => day.endsWith('-09-01'), time: '09:00' },
}

/** The next one: the database keeps the real clock, for which a session of the past is over. */
function next({ is, time, plusMs = 0 }: (typeof MOMENTS)[string]): number {
  let day = shiftDay(localDay(Date.now()), 1)
  while (!is(day)) day = shiftDay(day, 1)
  return localInstant(day, time).getTime() + plusMs
}

/** Runs what depends on the day under each of the clocks, then prints a table. */
export function runUnderClocks(dayDependent: readonly Step[]): Promise<void> {
  if (!existsSync(LIBRARY)) {
    console.error('Il manque libfaketime : sur Debian, apt-get install faketime.')
    process.exit(1)
  }
  const steps = Object.entries(MOMENTS).flatMap(([name, moment]) =>
    dayDependent.map(step => ({
      ...step,
      title: `${step.title}, ${name}`,
      // Read when it begins: the runs before it took their time.
      get env() {
        const ahead = Math.round((next(moment) - Date.now()) / 1000)
        const clock = { FAKETIME: `+${ahead}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
        return { ...step.env, ...clock, LD_PRELOAD: LIBRARY }
      },
    })),
  )
  return runToTheEnd(steps)
}
