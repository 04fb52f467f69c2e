import * as z from 'zod'

/** The option that is chosen of a question that was asked back. */
export const ClarificationReply = { askId: z.uuid(), optionId: z.string().min(1).max(8) }

/** Shapes of the activities (activities/src/shape.ts), for the calls that carry them. */
export {
  ActivityAnswer,
  ActivityData,
  ActivityResult,
  AnswerVerdict,
  Clarification,
  type Engine,
} from '@ariane/activities/shape'
