export { composeHomework } from './compose.ts'
export { cut as cutStatement } from './cutting/index.ts'
export { isRelevantReminder, isRelevantTwin } from './guide/relevance.ts'
export { judgeHomework } from './judge.ts'
