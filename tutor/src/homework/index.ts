export { composeHomework } from './compose.ts'
export { judgeHomework } from './judge.ts'
export { HomeworkQuestion } from './question.ts'
