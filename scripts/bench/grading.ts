import { countSwitchedOff, library, tryHostileAnswers, tryTextQuestions } from '@ariane/tutor'
import { figure, type Part } from './report.ts'

const VERDICTS = ['correct', 'partial', 'incorrect', 'to_review'] as const
type Counts = Record<(typeof VERDICTS)[number] | 'cases' | 'asks', number>

const none = (): Counts => ({ cases: 0, asks: 0, correct: 0, partial: 0, incorrect: 0, to_review: 0 })
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** How many answers that no pupil writes were graded, how many of them are told right, and the longest time that one took. */
const hostile = () => {
  const found = { cases: 0, correct: 0, longest: 0 }
  for (const { verdict, milliseconds } of tryHostileAnswers(library().packs)) {
    found.cases++
    if (verdict === 'correct') found.correct++
    found.longest = Math.max(found.longest, milliseconds)
  }
  return found
}

/** Attacks and paraphrases of every text question: how many are told correct, decided, asked back; and how long a verdict takes. */
export function grading(): Part {
  const { packs } = library()
  const kinds = new Map<string, Counts>()
  const times: number[] = []
  for (const { kind, verdict, asks, milliseconds } of tryTextQuestions(packs, packs)) {
    const counts = kinds.get(kind) ?? none()
    kinds.set(kind, counts)
    counts.cases++
    counts[verdict]++
    if (asks) counts.asks++
    times.push(milliseconds)
  }
  const off = countSwitchedOff(packs)
  const long = hostile()
  const sorted = times.toSorted((a, b) => a - b)
  const get = (kind: string) => kinds.get(kind) ?? none()
  const percent = (kind: string) => (100 * get(kind).correct) / Math.max(1, get(kind).cases)
  const zero = [
    'outer denial',
    'other outer denials',
    'swapped subjects',
    'question copied',
    'orders to a machine',
    'put as a question',
    'or the contrary',
    'sibling’s answer',
    'non-answers',
  ]
  const paraphrased = [
    'model answer',
    'no accents',
    'misspelt',
    'sentences the other way round',
    'opener',
    'synonyms',
    'as a message',
    'without a point',
  ]
  const wrong = paraphrased.reduce((sum, kind) => sum + get(kind).incorrect, 0)
  return {
    title: 'Correction des textes libres',
    head: ['sorte', 'cas', 'juste', 'en partie', 'faux', 'à vérifier', 'dont questions'],
    rows: [
      ...[...kinds].map(([kind, counts]) => [
        kind,
        String(counts.cases),
        ...VERDICTS.map(verdict => String(counts[verdict])),
        String(counts.asks),
      ]),
      ...[...off.rules]
        .toSorted(([, a], [, b]) => b - a)
        .map(([rule, times]) => [`règle éteinte, ${rule}`, String(times), '', '', '', '', '']),
      ['questions avec une règle éteinte', String(off.questions), '', '', '', '', ''],
    ],
    targets: [
      ...zero.map(kind => ({ title: `dits justes, ${kind}`, value: get(kind).correct, limit: 0, unit: '' })),
      { title: 'dits justes, inner negation', value: percent('inner negation'), limit: 1, unit: ' %' },
      { title: 'dits justes, hidden opposite', value: percent('hidden opposite'), limit: 5, unit: ' %' },
      { title: 'corrigés dits justes', value: percent('model answer'), limit: 100, unit: ' %', atLeast: true },
      { title: 'paraphrases dites fausses', value: wrong, limit: 0, unit: '' },
      {
        title: `un verdict, médiane (au plus ${figure(at(sorted, 1), 0)} ms)`,
        value: at(sorted, 0.5),
        limit: 2,
        unit: ' ms',
      },
      { title: 'un verdict, 999 sur 1000', value: at(sorted, 0.999), limit: 20, unit: ' ms' },
      { title: `réponse hostile (${long.cases}), au plus`, value: long.longest, limit: 20, unit: ' ms' },
      { title: 'dits justes, réponse hostile', value: long.correct, limit: 0, unit: '' },
    ],
  }
}
