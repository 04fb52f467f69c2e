/**
 * Measures the product on this machine and fails when a target of docs/benchmark.md is missed.
 *   npm run bench                     everything
 *   npm run bench -- screens calls    only these parts: screens, player, visit, calls, overload, hostile, week, calendar, school, classes, generation, reading, photos, start, grading, twins, chat, gates, paint, roll, survival
 *   npm run bench -- --runs=20        more visits of each screen
 *   npm run bench -- chat --minutes=30   how long people write to each other
 *   npm run bench -- twins --cases=FILE  other labelled pairs than those of the project
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { calendar } from './calendar.ts'
import { calls } from './calls.ts'
import { chat } from './chat.ts'
import { classes } from './classes.ts'
import { developmentPhotos } from './development-photos.ts'
import { firstAnswer } from './first-answer.ts'
import { firstPaint } from './first-paint.ts'
import { gates } from './gates.ts'
import { generation } from './generation.ts'
import { grading } from './grading.ts'
import { hostile } from './hostile/hostile.ts'
import { overload } from './overload.ts'
import { photos } from './photos.ts'
import { player } from './player.ts'
import { reading } from './reading.ts'
import { printPart } from './report.ts'
import { roll } from './roll/roll.ts'
import { school } from './school.ts'
import { screens } from './screens.ts'
import { start } from './start.ts'
import { survival } from './survival.ts'
import { twins } from './twins.ts'
import { week } from './week.ts'

const RUNS = 10
const MINUTES = 0.5
const options = { runs: { type: 'string' }, minutes: { type: 'string' }, cases: { type: 'string' } } as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const runs = Number(values.runs ?? RUNS)
const minutes = Number(values.minutes ?? MINUTES)
const parts = {
  screens: () => screens(runs),
  player: () => player(runs),
  visit: () => firstAnswer(runs),
  calls,
  overload,
  hostile,
  week,
  calendar,
  school,
  classes,
  generation,
  reading: [developmentPhotos, reading],
  photos,
  start,
  grading,
  twins: () => twins(values.cases),
  chat: () => chat(minutes),
  gates: () => gates(runs),
  paint: () => firstPaint(runs),
  roll,
  survival,
}

const load = () => (loadavg()[0] ?? 0).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = wanted.filter(name => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Partie inconnue : ${unknown.join(', ')}. Parties : ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue
  const before = load()
  for (const one of [measure].flat()) missed += printPart(await one()).length
  console.log(`(charge de la machine : ${before} avant, ${load()} après)`)
}
console.log(missed === 0 ? '\nToutes les cibles sont tenues.' : `\n${missed} cible(s) manquée(s).`)
process.exitCode = missed === 0 ? 0 : 1
