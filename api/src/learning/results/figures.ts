import type { Figures, ResultLevel, ResultTrend } from '@ariane/shared/contracts'
import type { CountedAnswers } from './store.ts'

type Counts = Pick<CountedAnswers, 'answers' | 'right' | 'recentAnswers' | 'recentRight'>
/** How many answers and pupils it takes to conclude. */
export interface Enough {
  answers: number
  pupils: number
}

const KNOWN = 0.8
const HALF = 0.5
/** A difference that a teacher would call one. */
const CHANGE = 0.1
const MIN_COMPARED = 5

const sum = (rows: readonly Counts[], field: keyof Counts) => rows.reduce((total, row) => total + row[field], 0)

/** What a count says: nothing while it is small. */
export function findLevel(answers: number, right: number, pupils: number, enough: Enough): ResultLevel {
  if (answers < enough.answers || pupils < enough.pupils) return 'few'
  const share = right / answers
  return share >= KNOWN ? 'known' : share >= HALF ? 'going' : 'again'
}

/** The last days beside what was before them. */
export function findTrend({ answers, right, recentAnswers, recentRight }: Counts): ResultTrend | null {
  const [before, beforeRight] = [answers - recentAnswers, right - recentRight]
  if (before < MIN_COMPARED || recentAnswers < MIN_COMPARED) return null
  const change = recentRight / recentAnswers - beforeRight / before
  if (Math.abs(change) < CHANGE) return 'same'
  return change > 0 ? 'up' : 'down'
}

/** Whether a pupil has fewer than half of the answers right. */
const needsHelp = (rows: readonly Counts[]) => sum(rows, 'right') < HALF * sum(rows, 'answers')

/** The figures of some counts, each of one pupil; several of the same pupil count together. */
export function toFigures(rows: readonly (Counts & { userId: string })[], enough: Enough): Figures {
  const [answers, right] = [sum(rows, 'answers'), sum(rows, 'right')]
  const byPupil = Map.groupBy(rows, ({ userId }) => userId)
  const level = findLevel(answers, right, byPupil.size, enough)
  const counts = { answers, right, recentAnswers: sum(rows, 'recentAnswers'), recentRight: sum(rows, 'recentRight') }
  return {
    answers,
    right,
    pupils: byPupil.size,
    level,
    trend: level === 'few' ? null : findTrend(counts),
    toHelp: [...byPupil].filter(([, own]) => needsHelp(own)).map(([uid]) => uid),
  }
}
