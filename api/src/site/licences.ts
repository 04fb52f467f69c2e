import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { SiteStorage } from './storage.ts'

const FILE = 'licences.txt'

/** The licences of what the shell and the active remotes hold, one part after the other; null while nothing is built. */
export async function readLicences(
  siteDir: string,
  storage: Pick<SiteStorage, 'has'>,
  { remotes }: Registry,
): Promise<string | null> {
  const parts: string[] = []
  const folders = [
    'shell',
    ...remotes.flatMap(({ name, active, versions }) => {
      const files = Object.keys(versions.find(({ version }) => version === active)?.files ?? {})
      const found = files.filter(file => path.basename(file) === FILE)
      return found.map(file => path.posix.join('remotes', name, active, path.dirname(file)))
    }),
  ]
  for (const folder of folders) {
    const file = `${folder}/${FILE}`
    if (!(await storage.has(file))) continue
    parts.push(`${'='.repeat(80)}\n${folder}\n${'='.repeat(80)}\n\n${await readFile(path.join(siteDir, file), 'utf8')}`)
  }
  return parts.length > 0 ? parts.join('\n') : null
}
