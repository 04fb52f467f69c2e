import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

const CHECK_MS = 1000
const ANSWER_MS = 2000
/** What the connection of a process is called in `pg_stat_activity`, before its id. */
export const PRESENCE_NAME = 'ariane-node '

/**
 * A connection that shows the others that this process lives: the system closes it when the process is killed, and nothing
 * that keeps the process busy does. It also tells whether the database answers, however busy the pool is.
 */
export interface Presence {
  /** The id of this process among those of the database. */
  id: string
  /** Begins to show it, and goes on after the connection was lost. */
  show(): Promise<void>
  /** Resolves when the database answers; throws DatabaseUnavailable. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** A presence that connects when it is first used. */
export function createPresence(databaseUrl: string, onError: (error: Error) => void): Presence {
  const id = randomUUID()
  let client: pg.Client | undefined
  let asked: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      application_name: PRESENCE_NAME + id,
      keepAlive: true,
    })
    mine.on('error', onError)
    mine.once('end', () => {
      if (client === mine) client = undefined
    })
    await mine.connect()
    client = mine
    return mine
  }

  async function ask(): Promise<void> {
    let late: NodeJS.Timeout | undefined
    try {
      const mine = client ?? (await open())
      // A server that is stopped answers nothing, and ends nothing either.
      late = setTimeout(() => void mine.end(), ANSWER_MS)
      await mine.query('select 1')
      if (isClosed) await mine.end()
    } catch (error) {
      throw new DatabaseUnavailable(error)
    } finally {
      clearTimeout(late)
    }
  }

  const ping = () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }

  return {
    id,
    ping,
    async show() {
      await ping()
      timer ??= setInterval(() => void ping().catch(() => undefined), CHECK_MS)
      timer.unref()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await asked?.catch(() => undefined)
      await client?.end()
    },
  }
}
