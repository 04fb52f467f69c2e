import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  LAZY_KITS_FILE,
  type LazyKits,
  lazyKitsSchema,
  type Registry,
  registrySchema,
} from '@ariane/shared/contracts/registry'
import type { Mirror } from './bucket/mirror.ts'
import { verifier } from './signature.ts'

/**
 * Reads a file again only when it changed. Null while it does not exist. What cannot be read any more is told once, and the
 * last good value stays; without one it throws.
 */
function remembered<T>(
  file: string,
  parse: (text: string) => T,
  onWrong?: (error: unknown) => void,
): () => Promise<T | null> {
  let known: { stamp: string; value: T } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`
    if (known?.stamp === stamp) return known.value
    const text = await readFile(file, 'utf8')
    try {
      known = { stamp, value: parse(text) }
    } catch (error) {
      if (!known || !onWrong) throw error
      known = { stamp, value: known.value }
      onWrong(error)
    }
    return known.value
  }
}

/** Pages of the shell's build: the product, and one screen alone. */
export type PageName = 'index' | 'simulator'

export type SiteStorage = {
  /** The registry; null while nothing is published. Throws when it is not a registry. */
  registry(): Promise<Registry | null>
  /** A page of the shell as it was built; null while it is not. */
  template(page: PageName): Promise<string | null>
  /** Files of the shell's kits outside its first script. */
  kits(): Promise<LazyKits | null>
  /** Whether a path inside the site is a file. */
  has(relative: string): Promise<boolean>
}

export interface RegistryOptions {
  /** Public key; a registry that is not signed with it is refused. */
  registryKey?: string | undefined
  /** Told about a registry that was refused; the last good one stays in use. */
  onWrong?: (error: unknown) => void
}

/** What was published into a folder. */
export function siteStorage(siteDir: string, { registryKey, onWrong }: RegistryOptions = {}): SiteStorage {
  const check = verifier(registryKey)
  const page = (name: PageName) => remembered(path.join(siteDir, `shell/${name}.html`), text => text)
  const pages = { index: page('index'), simulator: page('simulator') }
  return {
    registry: remembered(
      path.join(siteDir, 'remotes.json'),
      text => check(registrySchema.parse(JSON.parse(text))),
      onWrong,
    ),
    kits: remembered(path.join(siteDir, 'shell', LAZY_KITS_FILE), text => lazyKitsSchema.parse(JSON.parse(text))),
    template: name => pages[name](),
    async has(relative) {
      const file = path.join(siteDir, relative)
      if (!file.startsWith(siteDir + path.sep) || relative.includes('\0')) return false
      return (await stat(file).catch(() => null))?.isFile() ?? false
    },
  }
}

/** The same for a folder that is kept like a bucket: a version that is not there yet is asked for. */
export const mirroredStorage = (local: SiteStorage, mirror: Pick<Mirror, 'bringFile'>): SiteStorage => ({
  ...local,
  has: async relative => (await local.has(relative)) || mirror.bringFile(relative),
})
