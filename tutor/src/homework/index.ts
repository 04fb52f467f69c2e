/** The door of homework: statements become questions, and answers to them are judged. */
export { type ComposedHomework, composeHomework, type HomeworkInput } from './compose.ts'
export { cut as cutStatement } from './cutting/index.ts'
export { guessPlace, type PlaceGuess } from './guess/guess-place.ts'
export { isRelevantReminder, isRelevantTwin } from './guide/relevance.ts'
export { judgeHomework } from './judge.ts'
