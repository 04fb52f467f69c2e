import { createApp } from '../../../app.ts'
import { readConfig } from '../../../platform/config.ts'
import { createLog } from '../../../platform/log.ts'
import { openDatabase } from '../../../wiring/database.ts'

/** A process for restored.long.test.ts: erases a person, says so and waits for its end, before the commit when told so. */
const [uid = '', moment = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const database = await openDatabase(config, () => {})
const { cleanup, db } = createApp({ config, database, log: createLog('silent'), secret: 'a secret for tests only' })
const forEver = () => new Promise(resolve => setTimeout(resolve, 600_000))
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
await db.tx(async () => {
  await cleanup.erase(uid)
  if (moment !== 'before the commit') return
  console.error('erased')
  await forEver()
})
console.error('erased')
await forEver()
