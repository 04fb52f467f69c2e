// A process that writes without end: `node writer.ts <dataDir> [rows|log] [writers]`. Says 'ready', then a line for each row
// that was acknowledged and for each failure. With `log` the server's log
// grows by a megabyte a row.
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '../../open.ts'
import { openFolder } from '../../open-folder.ts'

const [dataDir = '', kind = 'rows', writers = '8'] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const server = await openFolder(dataDir, {
  onLost: () => say('lost the server'),
  onRoom: isFull => say(isFull ? 'no room' : 'room'),
})
const database = await connect(server.url, () => {}, server.stop)
await sql`create table if not exists written (writer int, n int, words text, primary key (writer, n))`.execute(
  database.q(),
)
const words = 'x'.repeat(2000)
let isOver = false
process.on('SIGTERM', () => {
  isOver = true
})

async function write(writer: number): Promise<void> {
  for (let n = 1; !isOver; n += 1) {
    try {
      if (kind === 'rows') await sql`insert into written values (${writer}, ${n}, ${words})`.execute(database.q())
      else
        await sql`with row as (insert into written values (${writer}, ${n}, '') returning n)
          select pg_logical_emit_message(true, 'test', repeat('x', 1000000)) from row`.execute(database.q())
      say(`ack ${writer} ${n}`)
    } catch (error) {
      const { name, message } = error as Error
      say(`failed ${name === 'Error' ? message : name}`)
      await sql`select count(*) from written`.execute(database.q()).then(
        () => say('read'),
        () => say('not read'),
      )
      await pause(50)
    }
  }
}
say(`ready ${server.pid()}`)
await Promise.all(Array.from({ length: Number(writers) }, (_, index) => write(index + 1)))
await database.close()
