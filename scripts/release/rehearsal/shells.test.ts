import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from '../../../e2e/support/bucket.ts'
import { digest } from '../../site/files.ts'
import { keepPages } from '../../site/keep-pages.ts'
import { uploadChecked } from '../publish.ts'
import { nameShell } from '../shell.ts'
import { folderStorage } from '../storage/folder.ts'
import { openStorage } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { listShells } from './shells.ts'

const PAGES = ['index.html', 'simulator.html', 'kits.json']

let bucket: Awaited<ReturnType<typeof startBucket>>
let folder: string
beforeAll(async () => {
  bucket = await startBucket()
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-shells-'))
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Files of a build: pages that say which, and one that is named by its content. */
function build(to: string, id: string): Record<string, string> {
  mkdirSync(path.join(to, 'static'), { recursive: true })
  const contents = { ...Object.fromEntries(PAGES.map(page => [page, id])), [`static/${id}.js`]: id }
  for (const [file, text] of Object.entries(contents)) writeFileSync(path.join(to, file), text)
  return Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, digest(Buffer.from(text))]))
}

const KINDS: Record<string, (ids: string[]) => Promise<Storage>> = {
  async folder(ids) {
    const site = mkdtempSync(path.join(folder, 'site-'))
    for (const id of ids) {
      await keepPages(site)
      build(path.join(site, 'shell'), id)
    }
    return folderStorage(site)
  },
  async bucket(ids) {
    const storage = openStorage({ ...bucket.environment, RELEASE_STORAGE: bucket.folder(ids.join('-')) }, '')
    for (const [n, id] of ids.entries()) {
      const from = mkdtempSync(path.join(folder, 'build-'))
      const files = build(from, id)
      await uploadChecked(storage, `shell/${id}`, from, files)
      const now = new Date(Date.UTC(2026, 10, 21, 10, n))
      await nameShell(
        storage,
        { id, time: now.toISOString(), commit: null, files },
        { by: 'e', now, keyFile: undefined },
      )
    }
    return storage
  },
}

describe.each(Object.keys(KINDS))('@W03 the shells of a %s', kind => {
  const store = (...ids: string[]) => KINDS[kind]?.(ids) ?? Promise.reject(new Error(kind))
  const placed = async (storage: Storage, todayOnly: boolean) => {
    const site = mkdtempSync(path.join(folder, 'placed-'))
    const shown: string[] = []
    for (const { label, place } of await listShells(storage, todayOnly)) {
      await place(site)
      const pages = PAGES.map(page => readFileSync(path.join(site, 'shell', page), 'utf8'))
      shown.push(`${label}: ${[...new Set(pages)].join()}`)
      // What its pages name is there as well.
      for (const id of new Set(pages))
        expect(readFileSync(path.join(site, 'shell/static', `${id}.js`), 'utf8')).toBe(id)
    }
    return shown
  }

  it('are today’s and the one before, each with all its files', async () => {
    const storage = await store('first', 'second', 'third')
    expect(await placed(storage, false)).toEqual(['le shell d’aujourd’hui: third', 'le shell d’avant: second'])
    expect(await placed(storage, true)).toEqual(['le shell d’aujourd’hui: third'])
  })

  it('are one where there was no other yet', async () => {
    expect(await placed(await store('only'), false)).toEqual(['le shell d’aujourd’hui: only'])
  })
})
