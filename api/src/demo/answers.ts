import type { ActivityAnswer } from '@ariane/activities/shape'
import { answerRight, answerUnsure } from '@ariane/activities/simulated-pupil'
import type { Solution } from '@ariane/tutor'

/** What somebody writes who does not know. */
const NO_IDEA = 'je ne sais pas'

/** The answer of a pupil who knows, or who does not. */
export const answerTo = (solution: Solution, knows: boolean): ActivityAnswer =>
  knows ? answerRight(solution) : answerUnsure(solution, NO_IDEA)
