import { nameMark } from '../draw-image/marks.ts'
import type { ActivityResult } from '../result.ts'
import type { ActivityAnswer, ActivityData } from '../shape.ts'

/** With two options the other one is the answer: there is nothing to keep back. */
const isEitherOr = (data: ActivityData) => data.engine === 'quiz' && data.options.length <= 2

/** Whether an exercise was missed for the first time and can be tried again. */
export const isFirstMiss = (data: ActivityData, { correct, left, verdict, attempts, ask }: ActivityResult): boolean =>
  !correct &&
  !left &&
  !ask &&
  verdict !== 'to_review' &&
  attempts?.made === 1 &&
  attempts.remaining > 0 &&
  !isEitherOr(data)

/** Whether a part stands for something that the pupil did: another one would say what should have been done. */
const isOfAnswer = (answer: ActivityAnswer, id: string): boolean => {
  if (answer.engine === 'quiz' || answer.engine === 'choose-zone') return answer.chosen.includes(id)
  return answer.engine !== 'draw-image' || answer.marks.some(mark => nameMark(mark) === id)
}

/** A result without what was expected: what was right and wrong of the answer stays, and what helps to find it. */
export function withoutAnswers(answer: ActivityAnswer, result: ActivityResult): ActivityResult {
  const { model: _, criteria: __, hint, ...kept } = result
  const parts = Object.entries(result.parts)
    .filter(([id]) => isOfAnswer(answer, id))
    .map(([id, { expected: _expected, spot: _spot, ...part }]) => [id, part])
  return { ...kept, feedback: hint ?? result.feedback, parts: Object.fromEntries(parts) }
}
