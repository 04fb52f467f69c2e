import type { PathDetail } from '@ariane/shared/contracts/learning'

/** The result of a path: mean score in percent (null without questions), unfinished modules, and those that give points. */
export function computeResult({ modules, percent }: Pick<PathDetail, 'modules' | 'percent'>) {
  const scores = modules.flatMap(({ progress }) => (progress.score === null ? [] : [progress.score]))
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    score: scores.length === 0 ? null : Math.round(100 * mean),
    percent,
    left: modules.filter(({ progress }) => !progress.done).length,
    firstLeft: Math.max(
      0,
      modules.findIndex(({ progress }) => !progress.done),
    ),
    answered: modules.filter(({ progress }) => progress.done && (progress.answered ?? progress.score !== null)).length,
  }
}
