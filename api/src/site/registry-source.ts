import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FoundRegistry, parseRegistry, type Registry, type RemoteEntry } from '@ariane/shared/contracts/registry'
import type { SiteConfig } from '../platform/config-site.ts'
import { writeDurably } from '../platform/files/durable.ts'
import { type Verified, verifier } from './signature.ts'

export const REFUSALS = ['missing', 'unreadable', 'unsigned', 'older', 'entry'] as const
/** Why a registry is not used; `entry`: why a part of it is not. */
export type Refusal = (typeof REFUSALS)[number]

export class RegistryRefused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RegistryRefused'
    this.reason = reason
  }
}

interface RegistryState {
  /** What is in use: the file, or the last good one in its place; null where there is neither. */
  registry: Registry | null
  /** Why the file itself, or an entry of it, is not used; null while all of it is. */
  refused: Refusal | null
}

export interface RegistrySource {
  /** Reads the file again only when it changed; never throws. */
  read(): Promise<RegistryState>
  /** Resolves once the last good one that was read is on the disk. */
  kept(): Promise<void>
}

export interface SourceOptions {
  file: string
  /** Where the last good one outlives the process; absent, it does not. */
  keptFile?: string | undefined
  /** Public keys of who may publish what; a registry that none of them signed is refused. */
  registryKey?: string | undefined
  /** Whether an older registry than the last good one is right, as with another build in the folder's place. */
  isReplaced?: ((lastGood: Registry) => Promise<boolean>) | undefined
  /** Told once about each file that is refused. */
  onWrong?: ((error: unknown) => void) | undefined
}

const isOlder = (registry: Registry, other: Registry) => Date.parse(registry.issued) < Date.parse(other.issued)

/** @throws RegistryRefused when one was issued before the other */
export function refuseOlder(registry: Registry, inUse: Registry): void {
  if (!isOlder(registry, inUse)) return
  throw new RegistryRefused('older', `the registry of ${registry.issued} is older than the one in use`)
}

type Found = Pick<FoundRegistry, 'registry' | 'damaged'> & Pick<Verified, 'isWhole' | 'hasTeams'>

/** Gives a text as a registry. The function throws RegistryRefused. */
export function registryReader(registryKey: string | undefined): (text: string) => Found {
  const check = verifier(registryKey)
  return text => {
    let found: FoundRegistry
    try {
      found = parseRegistry(JSON.parse(text))
    } catch (cause) {
      throw new RegistryRefused('unreadable', 'the registry is damaged', { cause })
    }
    try {
      const { foreign, ...rest } = check(found.registry, found.signed())
      const remotes = found.registry.remotes.filter(({ name }) => !foreign.includes(name))
      return { registry: { ...found.registry, remotes }, damaged: [...found.damaged, ...foreign], ...rest }
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : 'the registry is not signed'
      throw new RegistryRefused('unsigned', message, { cause })
    }
  }
}

/**
 * The registry with the entries of before in place of those that may not be taken over: damaged ones, ones that their team did
 * not sign, ones from before what is known, and ones that a team took out which may not.
 */
export function replaceDamaged(before: Registry | null, found: Found): Found {
  const { registry, damaged, isWhole, hasTeams } = found
  const known = new Map(before?.remotes.map(entry => [entry.name, entry]))
  const isOutdated = ({ name, signed }: RemoteEntry) => {
    const at = known.get(name)?.signed?.at
    return hasTeams && signed !== undefined && at !== undefined && Date.parse(signed.at) < Date.parse(at)
  }
  const names = new Set([...registry.remotes.map(({ name }) => name), ...damaged])
  const outdated = registry.remotes.filter(isOutdated).map(({ name }) => name)
  const gone = isWhole ? [] : [...known.keys()].filter(name => !names.has(name))
  const refused = [...damaged, ...outdated, ...gone]
  const remotes = [
    ...registry.remotes.filter(({ name }) => !outdated.includes(name)),
    ...[...known.values()].filter(({ name }) => refused.includes(name)),
  ]
  return { ...found, registry: { ...registry, remotes }, damaged: refused }
}

/** The registry in a file. One that is missing, damaged, not signed or older is refused, and the last good one stays. */
export function registrySource({
  file,
  keptFile,
  registryKey,
  isReplaced,
  onWrong = () => {},
}: SourceOptions): RegistrySource {
  const parse = registryReader(registryKey)
  let known: { stamp: string; state: RegistryState } | undefined
  let busy: { stamp: string; state: Promise<RegistryState> } | undefined
  let keeping = Promise.resolve()

  async function lastGood(): Promise<Registry | null> {
    if (known?.state.registry || !keptFile) return known?.state.registry ?? null
    try {
      return parse(await readFile(keptFile, 'utf8')).registry
    } catch {
      // Never kept, or signed with a key of before.
      return null
    }
  }

  async function take(before: Registry | null): Promise<Found> {
    const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'ENOENT' ? 'missing' : 'unreadable'
      throw new RegistryRefused(reason, `the registry is ${reason}`, { cause })
    })
    const found = parse(text)
    const { registry } = found
    if (before && !(isOlder(registry, before) && (await isReplaced?.(before)))) refuseOlder(registry, before)
    return found
  }

  async function keep(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry)
    if (!keptFile || text === (await readFile(keptFile, 'utf8').catch(() => null))) return
    await writeDurably(keptFile, text).catch(onWrong)
  }

  async function examine(stamp: string): Promise<RegistryState> {
    const before = await lastGood()
    let state: RegistryState
    try {
      const { registry, damaged } = replaceDamaged(before, await take(before))
      if (damaged.length === 0) {
        state = { registry, refused: null }
        // Nobody who asks waits for the disk.
        keeping = keeping.then(() => keep(registry))
      } else {
        state = { registry, refused: 'entry' }
        onWrong(
          new RegistryRefused(
            'entry',
            `the entry of ${damaged.join(', ') || 'a remote'} is damaged, or not of its team`,
          ),
        )
      }
    } catch (error) {
      state = { registry: before, refused: error instanceof RegistryRefused ? error.reason : 'unreadable' }
      // Before anything was ever published nothing is wrong.
      if (before || state.refused !== 'missing') onWrong(error)
    }
    known = { stamp, state }
    return state
  }

  return {
    async read() {
      const found = await stat(file).catch(() => null)
      const stamp = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'none'
      if (known?.stamp === stamp) return known.state
      if (busy?.stamp !== stamp) {
        const before = busy?.state
        busy = { stamp, state: Promise.resolve(before).then(() => examine(stamp)) }
      }
      return busy.state
    },
    kept: () => keeping,
  }
}

type Place = Omit<SiteConfig, 'offline'> & { dataDir: string }

/** The registry of the configured site, folder or copy of a bucket; the last good one is kept beside the data. */
export function siteRegistry(place: Place, onWrong?: (error: unknown) => void): RegistrySource {
  const { siteBucket, dataDir } = place
  const siteDir = path.resolve(place.siteDir)
  const from = siteBucket ? [siteDir, siteBucket.endpoint, siteBucket.bucket, siteBucket.prefix] : [siteDir]
  const name = createHash('sha256').update(from.join('\0')).digest('hex').slice(0, 16)
  // What the mirror wrote was checked by it, and leaves out what is not to be used: its signature is no more that of all.
  const registryKey = siteBucket ? undefined : place.registryKey
  return registrySource({
    file: path.join(siteDir, 'remotes.json'),
    keptFile: path.join(dataDir, 'registries', `${name}.json`),
    registryKey,
    isReplaced: siteBucket || registryKey ? undefined : lastGood => isGone(siteDir, lastGood),
    onWrong,
  })
}

/** A trusted folder that has no file of any active version holds another build, such as that of an earlier image. */
async function isGone(siteDir: string, { remotes }: Registry): Promise<boolean> {
  const folders = remotes.map(({ name, active }) => path.join(siteDir, 'remotes', name, active))
  const found = await Promise.all(folders.map(folder => stat(folder).catch(() => null)))
  return found.every(one => one === null)
}
