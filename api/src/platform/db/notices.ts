import pg from 'pg'

interface Ear {
  heard(payload: string): void
  /** Heard again after a while in which something may have been missed. */
  missed(): void
}

/** Begins to listen to a channel; gives what ends it. */
export type Listen = (channel: string, ear: Ear) => Promise<() => Promise<void>>

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000
const CHECK_MS = 20_000

/**
 * A connection of its own: one from a pool would be given to others, and a pooler between us and the server has to leave
 * sessions whole. A connection that ends is opened again; one that died without a word is found by asking now and then.
 */
export const listenServer =
  (databaseUrl: string, onError: (error: Error) => void): Listen =>
  async (channel, ear) => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let stopped = false
    let wait = FIRST_WAIT_MS

    async function connect(): Promise<void> {
      const mine = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: 5000,
        application_name: 'ariane-live',
        keepAlive: true,
      })
      mine.on('notification', ({ payload }) => ear.heard(payload ?? ''))
      mine.on('error', onError)
      mine.once('end', () => {
        if (client === mine) again()
      })
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
      client = mine
      wait = FIRST_WAIT_MS
    }

    function again() {
      client = undefined
      if (stopped) return
      timer = setTimeout(() => {
        connect().then(ear.missed, error => {
          onError(error)
          again()
        })
      }, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }

    await connect()
    const check = setInterval(() => {
      const mine = client
      if (!mine) return
      const late = setTimeout(() => void mine.end().catch(() => undefined), CHECK_MS / 2)
      mine.query('select 1').then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      )
    }, CHECK_MS)
    check.unref()

    return async () => {
      stopped = true
      clearTimeout(timer)
      clearInterval(check)
      const last = client
      client = undefined
      await last?.end()
    }
  }
