import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, isRelevantReminder, isRelevantTwin } from '@ariane/tutor'
import { z } from 'zod'
import { resolveTyped } from '../tutor/case-file.ts'
import { figure, type Part } from './report.ts'

const Pair = z.object({
  id: z.string(),
  question: z.string(),
  twin: z.string(),
  /** What a teacher says: the same task about the same notion. */
  useful: z.boolean(),
})
const Pairs = z.object({ pairs: z.array(Pair) })
const MIN_PRECISION = 85
/** The rules were tuned on both. */
const FILES = ['twins-development', 'twins-blind']

/** A reminder is printed with its title; an exercise has none. */
const SECTION = /^\*\*[^*\n]+\*\*\s*\n/

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

function measure(file: string) {
  const { pairs } = Pairs.parse(JSON.parse(readFileSync(file, 'utf8')))
  const shown = pairs.filter(({ question, twin }) =>
    SECTION.test(twin) ? isRelevantReminder(question, twin) : isRelevantTwin(question, twin),
  )
  const useful = shown.filter(pair => pair.useful).length
  const wanted = pairs.filter(pair => pair.useful).length
  return {
    pairs: pairs.length,
    wanted,
    shown: shown.length,
    useful,
    precision: percent(useful, shown.length),
    recall: percent(useful, wanted),
  }
}

/** Corrected exercises shown beside a question: how many of those shown are useful, and how many useful ones are shown. */
export function twins(cases?: string): Part {
  const files = cases
    ? [resolveTyped(cases)]
    : FILES.map(name => path.join(CONTENT, 'cases', 'homework', `${name}.json`))
  const found = files.filter(existsSync).map(file => ({ name: path.basename(file, '.json'), ...measure(file) }))
  return {
    title: 'Exercices du même genre montrés avec une question',
    head: ['fichier', 'paires', 'utiles', 'montrées', 'dont utiles', 'précision', 'rappel'],
    rows: found.map(row => [
      row.name,
      String(row.pairs),
      String(row.wanted),
      String(row.shown),
      String(row.useful),
      `${figure(row.precision, 1)} %`,
      `${figure(row.recall, 1)} %`,
    ]),
    targets: found.map(({ name, precision }) => ({
      title: `précision, ${name}`,
      value: precision,
      limit: MIN_PRECISION,
      unit: ' %',
      atLeast: true,
    })),
  }
}
