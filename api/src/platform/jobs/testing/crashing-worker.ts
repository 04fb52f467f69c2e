import { appendFileSync } from 'node:fs'
import { openDatabase } from '../../../wiring/database.ts'
import { jobQueue } from '../jobs.ts'

/** A worker process for crash.long.test.ts: notes each start in a file; the first start never ends. */
const [dataDir = '', file = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: undefined, dataDir }, () => {})
const queue = jobQueue(database, {
  leaseMs: 600_000,
  pollMs: 20,
  backoffMs: 1,
  concurrency: 1,
  soleProcess: database.sole,
  onError: () => {},
})
await queue.enqueue('work', {}, { key: 'only' })
await queue.start({
  work: {
    async run({ attempts }) {
      appendFileSync(file, `start ${attempts}\n`)
      console.log('started')
      if (attempts === 1) await new Promise(resolve => setTimeout(resolve, 600_000))
      appendFileSync(file, 'end\n')
    },
  },
})
async function stop() {
  await queue.stop(1000)
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
