import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** What a dump is read from: a connection of its own, on which nothing else runs meanwhile. */
export interface DumpSource {
  query<Row>(text: string): Promise<Row[]>
  /** The rows that a `copy … to stdout` gives. */
  copy(text: string): AsyncIterable<Buffer>
}

/**
 * What text stands for a value must not depend on the settings of a role or a server, and a long statement is no mistake
 * here. The same before reading and before writing.
 */
export const SETTINGS = [
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "client_encoding = 'UTF8'",
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 3',
].map(setting => `set local ${setting}`)

/** A connection of its own for `work`, ended afterwards. Its end by the server fails the statement, not the process. */
export async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ application_name: 'ariane-backup', ...config })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A server as the source of a dump. */
export const serverSource = (client: pg.Client): DumpSource => ({
  query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
  copy: text => client.query(copyTo(text)),
})
