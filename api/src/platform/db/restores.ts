import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { backupsFolder } from './backups.ts'

const Restored = z.object({ at: z.iso.datetime() })

const recordFile = (dataDir: string) => join(backupsFolder(dataDir), 'restored.json')

/** Remembers that a dump was restored to its end. */
export async function recordRestore(dataDir: string, now: Date): Promise<void> {
  const file = recordFile(dataDir)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify({ at: now.toISOString() })}\n`)
}

/** When a dump of a data folder was last restored to its end; null when that was never seen. */
export async function readLastRestore(dataDir: string): Promise<string | null> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => 'null')
  try {
    return Restored.parse(JSON.parse(text)).at
  } catch {
    return null
  }
}
