// Tests and journeys at hours that break what counts days: `npm run test:clocks`, or with the names of journeys after it.
import { existsSync } from 'node:fs'
import { runToTheEnd, type Step } from './steps.ts'

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`

/** Moments at which a run begins, some minutes before what it is to go through. */
const MOMENTS = {
  'dimanche 23 h 30': '2026-11-29T22:30Z',
  'lundi 0 h 10': '2026-11-29T23:10Z',
  'nuit du passage à l’heure d’hiver': '2026-10-25T00:52Z',
  'nuit du passage à l’heure d’été': '2027-03-28T00:52Z',
  '31 décembre, 23 h 50': '2026-12-31T22:50Z',
  '29 février 2028': '2028-02-29T10:00Z',
  '1er septembre': '2027-09-01T07:00Z',
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
        const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000)
        const clock = { FAKETIME: ahead < 0 ? `${ahead}` : `+${ahead}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
        return { ...step.env, ...clock, LD_PRELOAD: LIBRARY }
      },
    })),
  )
  return runToTheEnd(steps)
}
