import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { signedVersion, VERSION_FILE } from '../../api/src/site/bucket/documents.ts'
import type { RemoteEntry } from '../../shared/src/contracts/registry.ts'
import { buildPackage } from '../site/build.ts'
import { store } from '../site/changes.ts'
import { findCommit } from '../site/commit.ts'
import { digest, inParallel } from '../site/files.ts'
import { hashSources } from '../site/hash-sources.ts'
import { BUILD, listSources, packageVersion, ROOT } from '../site/packages.ts'
import { publishRemote } from '../site/publish.ts'
import { readScreens } from '../site/screens.ts'
import { findBreaks } from './gate/breaks.ts'
import { findSlotBreaks } from './gate/slots.ts'
import { describeVersion } from './gate/stored-needs.ts'
import { checkStyleSheets } from './gate/style-sheets.ts'
import { needed, SURFACE_FILE, type Surface } from './gate/surface.ts'
import { messages } from './messages.ts'
import { readRegistry } from './registry.ts'
import { chooseOpening, type Opened } from './rehearsal/choose-opening.ts'
import { messages as rehearsal } from './rehearsal/messages.ts'
import { signText } from './signature.ts'
import { measureSizes, refuseGrowth } from './sizes.ts'
import { folderStorage } from './storage/folder.ts'
import type { Storage } from './storage/storage.ts'
import { runTests } from './tests.ts'
import { checkTypes } from './types.ts'

export const STAGE = path.join(BUILD, 'release')
const AT_ONCE = 8

export async function buildVersion(name: string) {
  const sources = listSources(name)
  const id = (await hashSources(name)).slice(0, 8)
  return { id, version: `${await packageVersion(name)}-${id}`, commit: findCommit(sources) }
}

export interface Preparation {
  storage: Storage
  say: (line: string) => void
  now: Date
  /** Of the command: they may leave something out. */
  words: readonly string[]
}

/** Builds a remote, holds it against what the published shell gives, and opens it. Throws with what is wrong by name. */
export async function prepare(name: string, { storage, say, now, words }: Preparation) {
  const opened = chooseOpening(words)
  const { id, version, commit } = await buildVersion(name)
  const stored = await storage.read(SURFACE_FILE)
  if (!stored) throw new Error(messages.noSurface(storage.place, storage.kind))
  const gives = JSON.parse(stored.text) as Surface
  const needs = await needed(name)
  const breaks = findBreaks(needs, gives)
  if (breaks.length > 0) throw new Error(messages.breaks(name, breaks))
  const remotes = (await readRegistry(storage))?.remotes ?? []
  const entry = remotes.find(one => one.name === name)
  const slotBreaks = findSlotBreaks(name, readScreens(name), remotes)
  if (slotBreaks.length > 0) throw new Error(messages.slotsBreak(name, slotBreaks))
  say(messages.fits(gives.contract, Object.keys(needs.rows).length, Object.keys(needs.kits).length))

  const stage = await startStage(storage, name, opened)
  const folder = path.join(STAGE, 'remotes', name, version)
  const done = () => rm(folder, { recursive: true, force: true })
  try {
    await checkTypes(path.join(ROOT, name))
    say(messages.typed)
    say(messages.tested(await runTests(name)))
    await buildPackage(name, id).catch(error => Promise.reject(new Error(messages.notBuilt(name, error))))
    const published = await publishRemote(name, version, { id, time: now.toISOString(), commit }, null, STAGE)
    const sizes = await measureSizes(folderStorage(STAGE), name, published)
    say(messages.built(version, commit, sizes))
    await checkStyleSheets(name, folder, published)
    const active = entry?.versions.find(one => one.version === entry.active)
    const growth = refuseGrowth(name, sizes, active ? await measureSizes(storage, name, active) : null, words)
    if (!stage) say(rehearsal.notOpened)
    else {
      const { screens, shells } = await stage.rehearse({ name, published, folder })
      say(rehearsal.opened(screens, shells))
    }
    const isStored = entry?.versions.some(one => one.version === version) === true
    return { version, published, needs, folder, entry, isStored, done, noted: rehearsal.leftOut[opened] + growth }
  } catch (error) {
    await done()
    throw error
  } finally {
    await stage?.close()
  }
}

/** Where versions are opened, unless the team leaves it out: a browser and a server, which no other command needs. */
async function startStage(storage: Storage, name: string, opened: Opened) {
  if (opened === 'none') return null
  const { openStage } = await import('./rehearsal/stage.ts')
  return openStage(storage, name, { todayOnly: opened === 'today' })
}

type Prepared = Awaited<ReturnType<typeof prepare>>
/** What stands in a version's own file, and where its other files are; earlier versions do not say what they need. */
type Storable = Pick<Prepared, 'version' | 'published' | 'folder'> & { needs?: Surface }

/** Stores a prepared version and reads it back; gives the change of the registry that makes it known. */
export async function upload(storage: Storage, name: string, prepared: Storable, keyFile: string | undefined) {
  const { version, published, needs, folder } = prepared
  const document = { name, published, signature: null }
  const signature = signText(signedVersion(document), keyFile)
  await writeFile(path.join(folder, VERSION_FILE), describeVersion({ ...document, signature, needs }))
  await uploadChecked(storage, `remotes/${name}/${version}`, folder, published.files)
  return (before: RemoteEntry | undefined, share?: number) => store(name, published, before, share)
}

/** What is named by a digest must be what is stored: an earlier upload of the same sources may have had other bytes. */
export async function uploadChecked(storage: Storage, key: string, folder: string, files: Record<string, string>) {
  await storage.upload(key, folder)
  await inParallel(Object.entries(files), AT_ONCE, async ([file, expected]) => {
    const bytes = await storage.bytes(`${key}/${file}`)
    if (!bytes || digest(bytes) !== expected) throw new Error(messages.otherBytes(`${storage.place}/${key}`, file))
  })
}
