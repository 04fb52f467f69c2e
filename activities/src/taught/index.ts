export { isTaught } from './is-taught.ts'
export { findTaught } from './language.ts'
export { splitTaught } from './split-taught.ts'
export { Taught, type TaughtHere, useTaught } from './taught.tsx'
