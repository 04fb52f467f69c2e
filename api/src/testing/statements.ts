import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What was sent to the database, each a round trip: `begin` and `commit` beside what they enclose. */
export interface Sent {
  statements: string[]
  boundaries: number
}

const BOUNDARY = /^(?:begin|commit|rollback|start transaction|savepoint|release)\b/i

/** What a new connection begins with, whichever call needed it. */
const SETUP = /^select set_config\(/

const watched = new AsyncLocalStorage<Sent>()
const listeners = new Set<(text: string) => void>()
let isWatching = false

/** The driver tells nobody what it sends. */
function watch() {
  if (isWatching) return
  isWatching = true
  const client = pg.Client.prototype as unknown as { query(query: unknown, ...rest: unknown[]): unknown }
  const { query } = client
  client.query = function (this: unknown, first: unknown, ...rest: unknown[]) {
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text)
    for (const listener of listeners) listener(text)
    return query.call(this, first, ...rest)
  }
}

/** Tells `heard` of everything that is sent to PostgreSQL from now on; gives what ends that. */
export function onStatement(heard: (text: string) => void): () => void {
  watch()
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

function note(text: string) {
  const sent = watched.getStore()
  if (!sent || SETUP.test(text)) return
  if (BOUNDARY.test(text)) sent.boundaries += 1
  else sent.statements.push(text)
}

/** What `work` sends to PostgreSQL, and nothing of what runs beside it. */
export async function sentBy(work: () => Promise<unknown>): Promise<Sent> {
  onStatement(note)
  const sent: Sent = { statements: [], boundaries: 0 }
  await watched.run(sent, work)
  return sent
}
