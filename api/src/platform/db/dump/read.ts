import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  copyIn,
  type DumpedTable,
  type DumpHeader,
  END_OF_ROWS,
  parseHeader,
  parseTrailer,
  type TableDigest,
  UnreadableBackup,
  type WholeDump,
} from './format.ts'
import { countLines, lineReader } from './lines.ts'
import { isSealed, unseal } from './seal.ts'

const CHUNK_BYTES = 256 * 1024

/** Takes the rows of a table, to their end. */
type TakeRows = (table: DumpedTable, rows: AsyncIterable<Buffer>) => Promise<void>

const leave: TakeRows = async (_table, rows) => {
  for await (const _bytes of rows);
}

/**
 * Reads a dump from its first byte to its last and compares rows, digests and the last line. Gives the header and the numbers of rows, the header to `begin` as
 * soon as it is known. Throws UnreadableBackup for a file that is cut, damaged or something else, SealedBackup, OtherBackupKey.
 * @param secrets private keys, any of which may open an encrypted one
 */
export async function readDump(
  file: string,
  secrets: readonly string[] = [],
  begin: (header: DumpHeader) => Promise<void> = async () => {},
  takeRows: TakeRows = leave,
): Promise<WholeDump> {
  // Its errors come out of the reading.
  const open = (whole: AsyncIterable<Buffer>) => (isSealed(file) ? unseal(whole, secrets) : whole)
  const bytes = pipeline(createReadStream(file), open, createGunzip({ chunkSize: CHUNK_BYTES }), () => {})
  try {
    const reader = lineReader(bytes)
    const header = parseHeader(await reader.line())
    await begin(header)
    const digests = new Map<string, TableDigest>()
    for (const table of header.tables) {
      if ((await reader.line()) !== copyIn(table)) throw new UnreadableBackup(`« ${table.name} » is missing`)
      digests.set(table.name, await digestRows(table, reader.until(END_OF_ROWS), takeRows))
    }
    const written = new Map(Object.entries(parseTrailer(await reader.line())))
    for (const [name, { rows, sha256 }] of digests)
      if (written.get(name)?.rows !== rows || written.get(name)?.sha256 !== sha256)
        throw new UnreadableBackup(`« ${name} » is not what was written`)
    if (!(await reader.ended())) throw new UnreadableBackup('it goes on after its end')
    return { ...header, rows: Object.fromEntries([...digests].map(([name, { rows }]) => [name, rows])) }
  } catch (error) {
    throw isOfTheFile(error) ? new UnreadableBackup(file, { cause: error }) : error
  } finally {
    bytes.destroy()
  }
}

async function digestRows(table: DumpedTable, lines: AsyncIterable<Buffer>, takeRows: TakeRows): Promise<TableDigest> {
  const digest = createHash('sha256')
  let rows = 0
  async function* counted() {
    for await (const bytes of lines) {
      digest.update(bytes)
      rows += countLines(bytes)
      yield bytes
    }
  }
  await takeRows(table, counted())
  return { rows, sha256: digest.digest('hex') }
}

/** Of the file and not of whoever takes the rows: cut, damaged, no JSON, not there. */
function isOfTheFile(error: unknown): boolean {
  if (error instanceof UnreadableBackup || error instanceof RangeError || error instanceof SyntaxError) return true
  return /^(?:Z_|ENOENT|EISDIR|EACCES)/.test(String((error as { code?: unknown }).code))
}
