export { type Ask, askFromKept, type Kept, readKept, toKeep, writeKept } from './credentials.ts'
export { keepFresh } from './keep-fresh.ts'
export { listRefreshed, whyStopped } from './refreshed.ts'
export { runSync, stopSync } from './run-sync.ts'
