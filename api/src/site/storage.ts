import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_FILES_FILE, shellFilesSchema, WORKER_FILE } from '@ariane/shared/contracts/offline'
import { LAZY_LIBRARIES_FILE, type LazyLibraries, lazyLibrariesSchema } from '@ariane/shared/contracts/registry'
import type { Mirror } from './bucket/mirror.ts'

/** Reads a file again only when it changed. Null while it does not exist. */
function remembered<T>(file: string, parse: (text: string) => T): () => Promise<T | null> {
  let known: { stamp: string; value: T } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`
    if (known?.stamp !== stamp) known = { stamp, value: parse(await readFile(file, 'utf8')) }
    return known.value
  }
}

/** Pages of the shell's build: the product, and one screen alone. */
export type PageName = 'index' | 'simulator'

export type SiteStorage = {
  /** A page of the shell as it was built; null while it is not. */
  template(page: PageName): Promise<string | null>
  /** Files of the shell's kits outside its first script. */
  kits(): Promise<LazyLibraries | null>
  /** The shell's worker, and the digests of what it keeps of the shell; null while they are not built. */
  worker(): Promise<string | null>
  shellFiles(): Promise<Record<string, string> | null>
  /** Whether a path inside the site is a file. */
  has(relative: string): Promise<boolean>
}

/** What was published into a folder besides the registry. */
export function siteStorage(siteDir: string): SiteStorage {
  const page = (name: PageName) => remembered(path.join(siteDir, `shell/${name}.html`), text => text)
  const pages = { index: page('index'), simulator: page('simulator') }
  return {
    kits: remembered(path.join(siteDir, 'shell', LAZY_LIBRARIES_FILE), text =>
      lazyLibrariesSchema.parse(JSON.parse(text)),
    ),
    worker: remembered(path.join(siteDir, 'shell', WORKER_FILE), text => text),
    shellFiles: remembered(path.join(siteDir, 'shell', SHELL_FILES_FILE), text =>
      shellFilesSchema.parse(JSON.parse(text)),
    ),
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
