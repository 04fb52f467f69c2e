import pg from 'pg'

/** A table of a dump; its rows follow in this order of columns. */
export interface DumpedTable {
  name: string
  columns: string[]
}

/** The first line of a dump: what it holds, and at which level of the migrations. */
export interface DumpHeader {
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
export interface TableDigest {
  rows: number
  sha256: string
}

/** The last line of a dump; a file without it is cut. */
export type DumpTrailer = Record<string, TableDigest>

/** Ends the rows of a table, as in the dumps of PostgreSQL itself. */
export const END_OF_ROWS = '\\.'

const HEADER = '-- ariane-dump '
const TRAILER = '-- whole '

export const formatHeader = (header: DumpHeader): string => HEADER + JSON.stringify(header)
export const formatTrailer = (trailer: DumpTrailer): string => TRAILER + JSON.stringify(trailer)

/** The file is not a whole dump of this product; nothing was changed. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup'
}

function parseAfter(mark: string, line: string): unknown {
  if (!line.startsWith(mark)) throw new UnreadableBackup(`a line begins with « ${line.slice(0, 20)} »`)
  return JSON.parse(line.slice(mark.length))
}

/** Throws UnreadableBackup for anything but the header of a dump of this format. */
export function parseHeader(line: string): DumpHeader {
  const header = parseAfter(HEADER, line) as DumpHeader
  if (header.format !== 1) throw new UnreadableBackup(`its format is ${header.format}`)
  return header
}

/** Throws UnreadableBackup for anything but the last line of a dump. */
export const parseTrailer = (line: string): DumpTrailer => parseAfter(TRAILER, line) as DumpTrailer

const list = (names: readonly string[]) => names.map(name => pg.escapeIdentifier(name)).join(', ')

/** The line before the rows of a table: `psql` understands it as well. */
export const copyIn = ({ name, columns }: DumpedTable): string =>
  `COPY ${pg.escapeIdentifier(name)} (${list(columns)}) FROM stdin;`

/** The statement that gives the rows of a table. */
export const copyOut = ({ name, columns }: DumpedTable): string =>
  `copy ${pg.escapeIdentifier(name)} (${list(columns)}) to stdout`
