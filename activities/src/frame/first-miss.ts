import { nameMark } from '../draw-image/marks.ts'
import type { ActivityResult } from '../result.ts'
import type { ActivityAnswer, ActivityData } from '../shape.ts'

/** With two options the other one is the answer: there is nothing to keep back. */
const isEitherOr = (data: ActivityData) => data.engine === 'quiz' && data.options.length <= 2

/** Whether an exercise was missed for the first time and can be tried again. */
export function isFirstMiss(data: ActivityData, result: ActivityResult): boolean {
  const { correct, left, verdict, attempts, ask } = result
  if (correct || left || ask || verdict === 'to_review' || isEitherOr(data)) return false
  return attempts?.made === 1 && attempts.remaining > 0
}

/** Parts that were given; null where naming every part tells nothing. */
function listGiven(answer: ActivityAnswer): readonly string[] | null {
  switch (answer.engine) {
    case 'quiz':
    case 'choose-zone':
      return answer.chosen
    case 'mark':
      return answer.marked
    case 'draw-image':
      return answer.marks.map(nameMark)
    default:
      return null
  }
}

/** A result without what was expected: what was right and wrong of the answer stays, and what helps to find it. */
export function withoutAnswers(answer: ActivityAnswer, result: ActivityResult): ActivityResult {
  const { score, correct, attempts, verdict } = result
  const given = listGiven(answer)
  const parts = Object.entries(result.parts)
    // A part that was not given would tell that it is right.
    .filter(([id]) => given?.includes(id) ?? true)
    .map(([id, part]) => [id, { correct: part.correct, ...(part.note && { note: part.note }) }])
  return {
    score,
    correct,
    parts: Object.fromEntries(parts),
    feedback: result.hint ?? result.feedback,
    ...(attempts && { attempts }),
    ...(verdict && { verdict }),
  }
}
