import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { isForShareOnly, type Published, type Registry, type RemoteEntry } from '@ariane/shared/contracts/registry'
import type { Bucket } from '../../platform/bucket/bucket.ts'
import {
  type Refusal,
  RegistryRefused,
  type RegistrySource,
  refuseOlder,
  registryReader,
  replaceDamaged,
} from '../registry-source.ts'
import { signatureCheck } from '../signature.ts'
import { bring } from './bring.ts'
import { SHELL_FILE, signedVersion, storedVersionSchema, VERSION_FILE } from './documents.ts'
import { writeWhole } from './kept.ts'
import { mirrorShell } from './shell.ts'

export interface MirrorOptions {
  bucket: Bucket
  /** Where the site is kept: what is there is served whether the bucket answers or not. */
  folder: string
  /** The registry of that folder: what is in use. */
  registry: RegistrySource
  registryKey: string | undefined
  now: () => Date
  /** Told once about each thing that is wrong. */
  onWrong: (what: string, error: unknown) => void
}

interface MirrorHealth {
  storage: string
  /** Whether the last question was answered. */
  reachable: boolean
  /** When the bucket was last read without any problem. */
  upToDate: string | null
  /** What is wrong now, such as a version that is not as it was published. */
  problems: string[]
  /** Why the registry of the bucket is not used; null while it is. */
  refused: Refusal | null
}

export interface Mirror {
  /** Asks the bucket what is new and takes it over; never throws. */
  poll(): Promise<void>
  /** A file of a version that is not here yet; false when it is none or cannot be had. */
  bringFile(relative: string): Promise<boolean>
  health(): MirrorHealth
}

/** Versions that the registry no longer names, for tabs that are open. */
const KEPT_MS = 30 * 24 * 3_600_000
/** Addresses of versions that do not exist must not become questions to the bucket without end. */
const UNKNOWN_MS = 60_000
const MOST_UNKNOWN = 100

/** Keeps a folder like the bucket: everything checked before it is served, the last good state of each part otherwise. */
export function siteMirror({ bucket, folder, registry: inUse, registryKey, now, onWrong }: MirrorOptions): Mirror {
  const check = signatureCheck(registryKey)
  const parse = registryReader(registryKey)
  const registryFile = path.join(folder, 'remotes.json')
  const shell = mirrorShell({ bucket, folder, check })
  const unknown = new Map<string, number>()
  const coming = new Map<string, Promise<boolean>>()
  let tag: string | undefined
  let refused: Refusal | null = null
  let problems: string[] = []
  let reachable = false
  let upToDate: string | null = null

  const versionFolder = (name: string, version: string) => path.join(folder, 'remotes', name, version)
  const bringVersion = (name: string, { version, files }: Published) =>
    bring(bucket, { key: `remotes/${name}/${version}`, files, target: versionFolder(name, version) })

  /** What goes wrong in one part leaves the others alone. */
  async function attempt(what: string, found: string[], work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      const line = `${what}: ${error instanceof Error ? error.message : error}`
      found.push(line)
      if (!problems.includes(line)) onWrong(what, error)
      return false
    }
  }

  async function takeRegistry(found: string[]): Promise<void> {
    const local = await inUse.read()
    // A copy that was damaged here is written again.
    const stored = await bucket.get('remotes.json', local.refused ? undefined : tag)
    if (stored === 'same') return
    if (!stored) throw new RegistryRefused('missing', 'the bucket has no registry')
    const read = parse(stored.bytes.toString('utf8'))
    if (local.registry) refuseOlder(read.registry, local.registry)
    const { registry, damaged } = replaceDamaged(local.registry, read)
    const before = found.length
    for (const name of damaged)
      await attempt(name || 'registry', found, () =>
        Promise.reject(new Error('its entry is damaged, or not of its team')),
      )
    const remotes: RemoteEntry[] = []
    for (const entry of registry.remotes) {
      const good = new Set<string>()
      for (const published of entry.versions.filter(({ version }) => isNamed(entry, version)))
        if (await attempt(entry.name, found, () => bringVersion(entry.name, published))) good.add(published.version)
      remotes.push(
        usable(
          entry,
          good,
          local.registry?.remotes.find(({ name }) => name === entry.name),
        ),
      )
    }
    await writeWhole(registryFile, JSON.stringify({ ...registry, remotes } satisfies Registry))
    await inUse.read()
    // What went wrong is tried again at the next question.
    if (found.length === before) tag = stored.tag
    await forgetOld(registry)
  }

  function noteRefusal(error: unknown): never {
    if (error instanceof RegistryRefused) refused = error.reason
    throw error
  }

  async function forgetOld({ remotes }: Registry): Promise<void> {
    const at = now()
    for (const { name, versions } of remotes)
      for (const version of await readdir(path.join(folder, 'remotes', name)).catch(() => [])) {
        const place = versionFolder(name, version)
        if (versions.some(one => one.version === version)) await utimes(place, at, at)
        else if (at.getTime() - (await stat(place)).mtimeMs > KEPT_MS) await rm(place, { recursive: true, force: true })
      }
  }

  /** A version that the registry does not name, or does not name here yet, by what is stored beside its files. */
  async function bringUnnamed(name: string, version: string): Promise<boolean> {
    const id = `${name}/${version}`
    const at = now().getTime()
    for (const [known, since] of unknown) if (at - since > UNKNOWN_MS) unknown.delete(known)
    if (unknown.has(id) || unknown.size >= MOST_UNKNOWN) return false
    const brought = await attempt(name, [], async () => {
      const stored = await bucket.get(`remotes/${id}/${VERSION_FILE}`)
      if (!stored || stored === 'same') throw new Error(`${version} is not stored`)
      const known = storedVersionSchema.parse(JSON.parse(stored.bytes.toString('utf8')))
      check(signedVersion(known), known.signature, name)
      if (known.name !== name || known.published.version !== version) throw new Error(`${version} is another version`)
      await bringVersion(name, known.published)
    })
    if (!brought) unknown.set(id, at)
    return brought
  }

  return {
    async poll() {
      const found: string[] = []
      await mkdir(folder, { recursive: true })
      reachable = await attempt('bucket', found, () => bucket.get(SHELL_FILE, shell.tag()).then(shell.offer))
      if (reachable) {
        await attempt('shell', found, shell.take)
        refused = null
        await attempt('registry', found, () => takeRegistry(found).catch(noteRefusal))
      }
      problems = found
      if (found.length === 0) upToDate = now().toISOString()
    },

    async bringFile(relative) {
      const [, name, version] = /^remotes\/(mf-[a-z0-9-]+)\/([\w.+-]{1,80})\//.exec(relative) ?? []
      if (!name || !version || !reachable || (await isHere(versionFolder(name, version)))) return false
      const id = `${name}/${version}`
      const work = coming.get(id) ?? bringUnnamed(name, version).finally(() => coming.delete(id))
      coming.set(id, work)
      return (await work) && isHere(path.join(folder, relative))
    },

    health: () => ({ storage: bucket.place, reachable, upToDate, problems, refused }),
  }
}

const isHere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  )

const isNamed = ({ active, canary, lastGood }: RemoteEntry, version: string) =>
  [active, canary?.version, lastGood].includes(version)

/** An entry that names only versions whose files are good; where the active one is not, what was served before stays. */
function usable(entry: RemoteEntry, good: ReadonlySet<string>, before: RemoteEntry | undefined): RemoteEntry {
  const canary = entry.canary && good.has(entry.canary.version) ? entry.canary : null
  const lastGood = entry.lastGood && good.has(entry.lastGood) ? entry.lastGood : null
  if (good.has(entry.active)) return { ...entry, canary, lastGood }
  // The operator's switch counts all the same.
  if (before) return { ...before, disabled: entry.disabled }
  // A first version for a share is not everybody's meanwhile.
  const tried = isForShareOnly(entry) ? entry.canary : null
  return { ...entry, canary: tried, active: lastGood ?? entry.active, lastGood: null }
}
