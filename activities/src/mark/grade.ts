import type { Grade, GradingRules } from '../grading/rules.ts'
import type { Part } from '../grading/score-parts.ts'
import { lookup } from '../lookup.ts'
import { correction as shared } from '../messages.ts'
import type { SolutionFor } from '../solution.ts'
import { correction } from './messages.ts'

/**
 * Right when every target is found and nothing else is marked but what is admitted. Each one found counts, each wrong piece takes a share
 * away. The parts name what was marked, and the first place of what was overlooked.
 */
export const gradeMark: Grade<'mark'> = (solution, answer) => {
  const marked = new Set(answer.marked)
  const isFound = ({ places, least }: SolutionFor<'mark'>['targets'][number]) =>
    places.some(place => place.filter(id => marked.has(id)).length >= least)
  const inside = new Set([...solution.targets.flatMap(target => target.places.flat()), ...(solution.admitted ?? [])])
  const extras = [...marked].filter(id => !inside.has(id))
  const missed = solution.targets.filter(target => !isFound(target))
  const found = solution.targets.length - missed.length
  const correct = missed.length === 0 && extras.length === 0

  const parts = new Map<string, Part>()
  const remark = (id: string) => {
    const expected = lookup(solution.remarks, id)
    return expected === undefined ? {} : { expected }
  }
  for (const id of marked) parts.set(id, inside.has(id) ? { correct: true } : { correct: false, ...remark(id) })
  for (const { places } of missed) {
    for (const id of places[0] ?? []) if (!marked.has(id)) parts.set(id, { correct: false, ...remark(id) })
  }
  const verdict = correct
    ? shared.allRight
    : found === 0
      ? shared.noneRight
      : correction.someMarked(found, solution.targets.length, extras.length)
  return {
    score: correct ? 1 : Math.max(0, (found - extras.length) / Math.max(1, solution.targets.length)),
    correct,
    parts: Object.fromEntries(parts),
    feedback: verdict,
  }
}

export const markGrading: GradingRules<'mark'> = {
  isBlank: ({ marked }) => marked.length === 0,
  grade: gradeMark,
}
