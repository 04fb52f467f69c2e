import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_FILE, shellReleaseSchema } from '../../../api/src/site/bucket/documents.ts'
import { inParallel } from '../../site/files.ts'
import { PAGES_BEFORE } from '../../site/keep-pages.ts'
import type { Storage } from '../storage/storage.ts'
import { messages } from './messages.ts'

/** A build of the shell that people have, or may still have in an open tab. */
export interface Shell {
  label: string
  /** Puts it into a site, over what another build left there: files that are named by their content stay. */
  place: (site: string) => Promise<void>
}

const AT_ONCE = 8

/** Today's shell and, where there was one, the one before it. */
export async function listShells(storage: Storage, todayOnly: boolean): Promise<Shell[]> {
  const found = storage.kind === 'folder' ? foldersShells(storage) : await bucketsShells(storage)
  return todayOnly ? found.slice(0, 1) : found
}

function foldersShells({ place: root }: Storage): Shell[] {
  const put = (from: string) => (site: string) =>
    cp(path.join(root, from), path.join(site, 'shell'), { recursive: true })
  const today = { label: messages.shellToday, place: put('shell') }
  if (!existsSync(path.join(root, PAGES_BEFORE))) return [today]
  const before = async (site: string) => {
    await put('shell')(site)
    await put(PAGES_BEFORE)(site)
  }
  return [today, { label: messages.shellBefore, place: before }]
}

async function bucketsShells(storage: Storage): Promise<Shell[]> {
  const stored = await storage.read(SHELL_FILE)
  const builds = stored ? shellReleaseSchema.parse(JSON.parse(stored.text)).builds : []
  const labels = [messages.shellToday, messages.shellBefore]
  return builds.slice(0, labels.length).map(({ id, files }, n) => ({
    label: labels[n] ?? id,
    place: site => download(storage, `shell/${id}`, Object.keys(files), path.join(site, 'shell')),
  }))
}

/** Brings files of the storage into a folder. */
export async function download(storage: Storage, key: string, files: readonly string[], to: string): Promise<void> {
  await inParallel([...files], AT_ONCE, async file => {
    const bytes = await storage.bytes(`${key}/${file}`)
    if (!bytes) throw new Error(messages.notStored(`${storage.place}/${key}/${file}`))
    await mkdir(path.dirname(path.join(to, file)), { recursive: true })
    await writeFile(path.join(to, file), bytes)
  })
}
