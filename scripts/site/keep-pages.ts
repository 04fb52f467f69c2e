import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { LAZY_LIBRARIES_FILE } from '../../shared/src/contracts/registry.ts'

/** In a site that is a folder: the pages of the shell before, for which its other files stay beside today's. */
export const PAGES_BEFORE = 'shell-before'

const KEPT = ['index.html', 'simulator.html', LAZY_LIBRARIES_FILE]

/** Keeps the pages of a site's shell before another build takes their place. */
export async function keepPages(site: string): Promise<void> {
  const target = path.join(site, PAGES_BEFORE)
  const half = `${target}.half`
  const kept = KEPT.filter(file => existsSync(path.join(site, 'shell', file)))
  if (kept.length < KEPT.length) return
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  for (const file of kept) await copyFile(path.join(site, 'shell', file), path.join(half, file))
  await rm(target, { recursive: true, force: true })
  await rename(half, target)
}
