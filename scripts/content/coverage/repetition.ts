import { countShared, drawPaths, measureRepetition } from '@ariane/tutor'
import type { Source } from '../read.ts'

/** Paths are drawn from this, so that two measurements are of the same paths. */
const SEED = 20_261_126

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** How much random paths repeat themselves, by subject: the share of rows of six words, and modules with an item shown before. */
export const measureSubjects = (sources: readonly Source[]): { titles: string[]; rows: (string | number)[][] } => {
  const subjects = [...new Set(sources.map(({ pack }) => pack.subject))].toSorted((a, b) => a.localeCompare(b, 'fr'))
  const measured = subjects.map(subject => {
    const packs = sources.filter(({ pack }) => pack.subject === subject).map(({ pack }) => pack)
    const paths = drawPaths(packs, SEED)
    return {
      subject,
      shares: paths.map(measureRepetition),
      modules: paths.flat().length,
      shared: paths.reduce((sum, path) => sum + countShared(path), 0),
    }
  })
  const row = (name: string, shares: readonly number[], modules: number, shared: number) => {
    const sorted = shares.toSorted((a, b) => a - b)
    const middle = (sorted.length - 1) / 2
    const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
    const few = sorted.filter(share => share <= 0.05).length
    return [name, shares.length, percent(median), percent(sorted.at(-1) ?? 0), few, `${shared}/${modules}`]
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    titles: ['Repetition', 'paths', 'median', 'worst', 'with ≤ 5 %', 'modules with an item again'],
    rows: [
      ...measured.map(({ subject, shares, modules, shared }) => row(subject, shares, modules, shared)),
      row(
        'Total',
        measured.flatMap(({ shares }) => shares),
        sum(measured.map(({ modules }) => modules)),
        sum(measured.map(({ shared }) => shared)),
      ),
    ],
  }
}
