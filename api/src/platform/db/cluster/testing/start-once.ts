// Starts the database of a data folder, asks it something, stops it: `node start-once.ts <dataDir>`. Prints one line.

import { sql } from 'kysely'
import { messages } from '../../../messages.ts'
import { StartProblem } from '../../../start-problem.ts'
import { connect } from '../../open.ts'
import { openFolder } from '../../open-folder.ts'

try {
  const server = await openFolder(process.argv[2] ?? '')
  const database = await connect(server.url, () => {}, server.stop)
  const { rows } = await sql<{ lower: string }>`select lower('ÉCOLE') as lower`.execute(database.q())
  await database.close()
  console.log(`started: ${rows[0]?.lower}`)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.log(messages.start(error.reason))
}
