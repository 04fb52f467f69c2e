import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { endOrphan } from './cluster/orphan.ts'

/** A folder of data: of a major version, or the old kind's own files. */
const DATA = /^(?:\d+|PG_VERSION|base)$/

/** Puts the data of a folder aside, of every kind. Gives where they lie now. */
export async function putAside(dataDir: string, now: Date): Promise<string[]> {
  const stamp = now.toISOString().replace(/[-:.Z]/g, '')
  const asides: string[] = []
  for (const name of ['postgres', 'db']) {
    const folder = join(resolve(dataDir), name)
    const data = existsSync(folder) ? readdirSync(folder).filter(entry => DATA.test(entry)) : []
    if (data.length === 0) continue
    // A server of a process that was killed may be at work in them still.
    for (const entry of data) await endOrphan(join(folder, entry), folder)
    const aside = `${folder}.before-${stamp}`
    await rename(folder, aside)
    asides.push(aside)
  }
  return asides
}

/** Removes what was made in the place of the data, and brings these back. */
export async function putBack(dataDir: string, asides: readonly string[]): Promise<void> {
  await rm(join(resolve(dataDir), 'postgres'), { recursive: true, force: true })
  for (const aside of asides) await rename(aside, aside.replace(/\.before-[^/]*$/, ''))
}
