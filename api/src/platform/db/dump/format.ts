import pg from 'pg'
import { z } from 'zod'

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

/** What a whole dump says of itself. */
export interface WholeDump extends DumpHeader {
  /** How many rows each table has. */
  rows: Record<string, number>
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

const Header = z.object({
  format: z.literal(1),
  made: z.string(),
  server: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
})
const Trailer = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }))

function parseAfter<T>(mark: string, schema: z.ZodType<T>, line: string): T {
  if (!line.startsWith(mark)) throw new UnreadableBackup(`a line begins with « ${line.slice(0, 20)} »`)
  const { data, error } = schema.safeParse(JSON.parse(line.slice(mark.length)))
  if (!data) throw new UnreadableBackup(`a line « ${mark} » is not what was written`, { cause: error })
  return data
}

/** Throws UnreadableBackup for anything but the header of a dump of this format. */
export const parseHeader = (line: string): DumpHeader => parseAfter(HEADER, Header, line)

/** Throws UnreadableBackup for anything but the last line of a dump. */
export const parseTrailer = (line: string): DumpTrailer => parseAfter(TRAILER, Trailer, line)

const list = (names: readonly string[]) => names.map(name => pg.escapeIdentifier(name)).join(', ')

/** The line before the rows of a table: `psql` understands it as well. */
export const copyIn = ({ name, columns }: DumpedTable): string =>
  `COPY ${pg.escapeIdentifier(name)} (${list(columns)}) FROM stdin;`

/** The statement that gives the rows of a table. */
export const copyOut = ({ name, columns }: DumpedTable): string =>
  `copy ${pg.escapeIdentifier(name)} (${list(columns)}) to stdout`
