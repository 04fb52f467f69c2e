export { composeHomework } from './compose.ts'
export { cut as cutStatement } from './cutting/index.ts'
export { judgeHomework } from './judge.ts'
