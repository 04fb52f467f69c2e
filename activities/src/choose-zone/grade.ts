import type { Grade, GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'
import { correction } from './messages.ts'

/**
 * Right when exactly the zones that are asked for are chosen. Where several are asked for, each one found counts and each
 * wrong one takes a share away. A zone that is chosen or asked for is named.
 */
export const gradeChooseZone: Grade<'choose-zone'> = (solution, answer) => {
  const chosen = new Set(answer.chosen)
  const zones = Object.entries(solution.zones)
  const right = zones.filter(([, zone]) => zone.correct)
  const found = right.filter(([id]) => chosen.has(id))
  const wrong = [...chosen].filter(id => !lookup(solution.zones, id)?.correct)
  const correct = found.length === right.length && wrong.length === 0
  const names = wrong.flatMap(id => lookup(solution.zones, id)?.name ?? [])
  const verdict = correct
    ? correction.right
    : found.length > 0 && right.length > 1
      ? correction.partlyRight(found.length, right.length)
      : correction.wrong
  const said = [verdict, ...(names.length > 0 ? [correction.chosen(names)] : [])]
  return {
    score: correct ? 1 : Math.max(0, (found.length - wrong.length) / Math.max(1, right.length)),
    correct,
    parts: Object.fromEntries(
      zones.map(([id, zone]) => {
        const agrees = chosen.has(id) === zone.correct
        const isShown = chosen.has(id) || zone.correct
        return [id, isShown ? { correct: agrees, expected: zone.name } : { correct: true }]
      }),
    ),
    feedback: [...said, solution.why].filter(Boolean).join(' '),
    ...(!correct && solution.why && { hint: said.join(' ') }),
  }
}

export const chooseZoneGrading: GradingRules<'choose-zone'> = {
  isBlank: ({ chosen }) => chosen.length === 0,
  grade: gradeChooseZone,
}
