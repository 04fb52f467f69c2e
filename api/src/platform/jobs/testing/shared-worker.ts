import { appendFileSync } from 'node:fs'
import { openDatabase } from '../../../wiring/database.ts'
import { jobQueue } from '../jobs.ts'

/** A worker process of two on one database: notes what it begins and ends, and is busy or never ends meanwhile. */
const [url = '', file = '', name = '', busyMs = '0'] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: url, dataDir: '' }, () => {})
const queue = jobQueue(database, {
  leaseMs: 15_000,
  pollMs: 500,
  backoffMs: 1,
  concurrency: 1,
  soleProcess: false,
  presence: database.presence,
  onError: () => {},
})
const note = (text: string) => appendFileSync(file, `${name} ${text}\n`)
await queue.start({
  work: {
    async run() {
      note('begins')
      if (busyMs === 'forever') await new Promise(() => {})
      // Nothing else runs in this process meanwhile, its heartbeat neither.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(busyMs))
      note('ends')
    },
  },
})
console.log('started')
