// For tests of whoever uses the tutor: a programme with one pack, and a server that stands in for a language model.
export { HOSTILE_STATEMENTS } from '../homework/testing/hostile-statements.ts'
export { sampleParts, writesParts } from './model-answers.ts'
export { type Behaviour, modelServer, refuses, says } from './model-server.ts'
export { withOnePack } from './one-pack.ts'
export { workedMs } from './worked-ms.ts'
