/** Shapes of the activities (activities/src/shape.ts), for the calls that carry them. */
export { ActivityAnswer, ActivityData, ActivityResult, AnswerVerdict, type Engine } from '@ariane/activities/shape'
