import type { Grade, GradingRules } from '../grading/rules.ts'
import type { ActivityResult } from '../result.ts'
import { areSameMarks, hasMark, nameMark } from './marks.ts'
import { correction } from './messages.ts'

/** Each mark of the image that was found counts, and each other one takes a share away. The order is of no matter. */
export const gradeDrawImage: Grade<'draw-image'> = ({ marks, slips, why }, answer) => {
  const given = answer.marks.filter((mark, n) => !hasMark(answer.marks.slice(0, n), mark))
  const found = given.filter(mark => hasMark(marks, mark))
  const extra = given.length - found.length
  const correct = found.length === marks.length && extra === 0
  const missed = marks.filter(mark => !hasMark(given, mark))
  const parts: ActivityResult['parts'] = Object.fromEntries([
    ...given.map(mark => [
      nameMark(mark),
      hasMark(marks, mark) ? { correct: true } : { correct: false, note: correction.extra },
    ]),
    ...missed.map(mark => [nameMark(mark), { correct: false, note: correction.missing }]),
  ])
  const slip = correct ? undefined : slips.find(one => areSameMarks(one.marks, given))
  const verdict = correct
    ? correction.right
    : found.length === 0
      ? correction.wrong
      : correction.some(found.length, marks.length, extra)
  return {
    score: correct ? 1 : Math.max(0, (found.length - extra) / marks.length),
    correct,
    parts,
    feedback: [verdict, slip?.note, why].filter(Boolean).join(' '),
    ...(!correct && why && { hint: [verdict, slip?.note].filter(Boolean).join(' ') }),
  }
}

export const drawImageGrading: GradingRules<'draw-image'> = {
  isBlank: ({ marks }) => marks.length === 0,
  grade: gradeDrawImage,
}
