import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS } from '../wiring/database.ts'

/** What is kept from run to run, in this checkout. */
export const CACHE = resolve(fileURLToPath(new URL('../../../node_modules/.cache/ariane-test', import.meta.url)))

/** Changes with every migration. */
export async function fingerprintMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(MIGRATIONS)).sort())
    hash.update(file).update(await readFile(join(MIGRATIONS, file)))
  return hash.digest('hex').slice(0, 16)
}
