import pg from 'pg'

/** A table of a dump; its rows follow in this order of columns. */
export interface DumpedTable {
  name: string
  columns: string[]
}

/** The first line of a dump: what it holds, and at which level of the migrations. */
export interface DumpHead {
  format: 1
  made: string
  /** The version of the server it was taken from. */
  server: string
  migrations: string[]
  tables: DumpedTable[]
  /** Where each sequence stands; one that was never used is left out. */
  sequences: Record<string, string>
}

/** What the last line says of a table's rows. */
export interface RowsSeal {
  rows: number
  sha256: string
}

/** The last line of a dump; a file without it is cut. */
export type DumpSeal = Record<string, RowsSeal>

/** Ends the rows of a table, as in the dumps of PostgreSQL itself. */
export const END_OF_ROWS = '\\.'

const HEAD = '-- ariane-dump '
const SEAL = '-- whole '

export const formatHead = (head: DumpHead): string => HEAD + JSON.stringify(head)
export const formatSeal = (seal: DumpSeal): string => SEAL + JSON.stringify(seal)

/** The file is not a whole dump of this product; nothing was changed. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup'
}

function parseAfter(mark: string, line: string): unknown {
  if (!line.startsWith(mark)) throw new UnreadableBackup(`a line begins with « ${line.slice(0, 20)} »`)
  return JSON.parse(line.slice(mark.length))
}

/** Throws UnreadableBackup for anything but the head of a dump of this format. */
export function parseHead(line: string): DumpHead {
  const head = parseAfter(HEAD, line) as DumpHead
  if (head.format !== 1) throw new UnreadableBackup(`its format is ${head.format}`)
  return head
}

/** Throws UnreadableBackup for anything but the last line of a dump. */
export const parseSeal = (line: string): DumpSeal => parseAfter(SEAL, line) as DumpSeal

const list = (names: readonly string[]) => names.map(name => pg.escapeIdentifier(name)).join(', ')

/** The line before the rows of a table: `psql` understands it as well. */
export const copyIn = ({ name, columns }: DumpedTable): string =>
  `COPY ${pg.escapeIdentifier(name)} (${list(columns)}) FROM stdin;`

/** The statement that gives the rows of a table. */
export const copyOut = ({ name, columns }: DumpedTable): string =>
  `copy ${pg.escapeIdentifier(name)} (${list(columns)}) to stdout`
