import type pg from 'pg'

/** Each connection keeps all of them, a plan in some tens of kilobytes. */
const MAX_PREPARED = 100
/** What comes less often is not worth keeping. */
const FIRST_TIMES = 20
const MAX_COUNTED = 1000

/**
 * Whether a migration may add a column without the statement giving another row: the server refuses to run a kept plan whose
 * row has changed, and another node may migrate at any moment.
 */
const namesItsColumns = (text: string) => !text.replaceAll('count(*)', '').includes('*')

/** What the driver is to be asked for a statement. */
export type Prepare = (text: string, values: unknown[]) => pg.QueryConfig

/**
 * Has the server keep how it runs the statements that come again and again: it reads and plans them once a connection.
 */
export function createPreparer(): Prepare {
  const names = new Map<string, string>()
  const times = new Map<string, number>()

  function findName(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    const count = (times.get(text) ?? 0) + 1
    if (count <= FIRST_TIMES) {
      if (times.size >= MAX_COUNTED) times.clear()
      times.set(text, count)
      return undefined
    }
    times.delete(text)
    if (!namesItsColumns(text)) return undefined
    const name = `ariane_${names.size}`
    names.set(text, name)
    return name
  }

  return (text, values) => {
    const name = values.length > 0 ? findName(text) : undefined
    return name === undefined ? { text, values } : { name, text, values }
  }
}
