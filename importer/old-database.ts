import { existsSync, statSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { DumpSource } from '../api/src/platform/db/dump/source.ts'

/** Whether a server of the time before PostgreSQL holds the folder: it listened on a name that the kernel freed with it. */
export function isInUse(dataDir: string): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync(dataDir)) return Promise.resolve(false)
  const { dev, ino } = statSync(dataDir)
  return new Promise(resolve => {
    const socket = net.connect(`\0ariane-data:${dev}:${ino}`)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** Opens a folder of the old kind, or a backup of one, as the source of a dump; a copy of it, so that it stays as it is. */
export async function openOld(place: string): Promise<{ source: DumpSource; close(): Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'ariane-import-'))
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    const isFolder = statSync(place).isDirectory()
    const dataDir = join(copy, 'db')
    if (isFolder) await cp(place, dataDir, { recursive: true })
    const loadDataDir = isFolder ? undefined : new Blob([await readFile(place)])
    const pglite = await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) })
    return {
      source: sourceFrom(pglite),
      async close() {
        await pglite.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

function sourceFrom(pglite: PGlite): DumpSource {
  return {
    query: async <Row>(text: string) => (await pglite.query<Row>(text)).rows,
    async *copy(text) {
      // Here rows come out as a file of the library.
      const { blob } = await pglite.query(text.replace(/ to stdout$/, " to '/dev/blob'"))
      if (blob) for await (const bytes of blob.stream()) yield Buffer.from(bytes)
    },
  }
}
