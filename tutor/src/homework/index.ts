export { composeHomework } from './compose.ts'
export { judgeHomework } from './judge.ts'
