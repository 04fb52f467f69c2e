import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '../../files/durable.ts'
import { describe } from './describe.ts'
import { copyIn, copyOut, type DumpTrailer, END_OF_ROWS, formatHeader, formatTrailer } from './format.ts'
import { countLines } from './lines.ts'
import { isSealed, seal } from './seal.ts'
import { type DumpSource, SETTINGS } from './source.ts'

/** Text of a database is small at the fastest levels already. */
const GZIP_LEVEL = 3

/** The lines of a dump, read in the snapshot of the transaction under way. */
async function* dumpLines(source: DumpSource, made: Date): AsyncGenerator<string | Buffer> {
  const header = await describe(source, made)
  const trailer: DumpTrailer = {}
  yield `${formatHeader(header)}\n`
  for (const table of header.tables) {
    yield `${copyIn(table)}\n`
    const digest = createHash('sha256')
    let rows = 0
    for await (const bytes of source.copy(copyOut(table))) {
      digest.update(bytes)
      rows += countLines(bytes)
      yield bytes
    }
    trailer[table.name] = { rows, sha256: digest.digest('hex') }
    yield `${END_OF_ROWS}\n`
  }
  yield `${formatTrailer(trailer)}\n`
}

/**
 * Writes the whole database into `file`, as it is at one moment: what is written meanwhile is in it whole or not at all. The
 * file appears under its name once it is whole and on the disk. One whose name says that it is encrypted is so for these keys.
 */
export async function writeDump(
  source: DumpSource,
  file: string,
  made: Date,
  publicKeys: readonly string[] = [],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Two may be written at the same moment.
  const partial = `${file}.${randomUUID()}.part`
  await source.query('begin isolation level repeatable read, read only')
  try {
    for (const setting of SETTINGS) await source.query(setting)
    const lines = Readable.from(dumpLines(source, made), { objectMode: false })
    const close = (bytes: AsyncIterable<Buffer>) => (isSealed(file) ? seal(bytes, publicKeys) : bytes)
    const out = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(lines, createGzip({ level: GZIP_LEVEL }), close, out)
    await source.query('commit')
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await rename(partial, file)
  await syncFolder(dirname(file))
}
