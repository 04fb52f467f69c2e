import * as z from 'zod'
import { declaredScreenSchema } from './screens.ts'

/**
 * Version of the promise between shell and remotes: shared libraries, session and props of the screens. A remote names
 * the range that it supports (`needs`); the loader refuses it before any of its code runs.
 */
export const CONTRACT_VERSION = '1.0.0'

/** The file in each published version that lists its entry and its exposed modules. */
export const MANIFEST_FILE = 'mf-manifest.json'

const version = z.string().regex(/^[\w.+-]{1,80}$/)
const filePath = z.string().regex(/^(?!\/)(?!.*\.\.)[\w@./+-]{1,200}$/)
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}={0,2}$/)

export const exposedSchema = z.object({
  /** Files to fetch together with the entry: the first chunks and styles of the module. */
  preload: z.array(filePath),
  /**
   * Shared libraries that it needs before it can be drawn; the server preloads those outside the shell's first script.
   */
  kits: z.array(z.string()),
  /** Address prefixes that open this module; the server preloads it there. */
  routes: z.array(z.string().startsWith('/')),
  /** What the remote says of the screen; absent in versions from before it could. */
  screen: declaredScreenSchema.optional(),
})

export const publishedSchema = z.object({
  version,
  /** Address of the manifest, absolute or starting with `/`. */
  manifest: z.string().min(1).max(500),
  /** Entry file, relative to the manifest; null only for a development server, which has no fixed files. */
  entry: filePath.nullable(),
  /** Every published file with its digest. A page gets only those that it may need first. */
  files: z.record(filePath, sha384),
  exposes: z.record(z.string(), exposedSchema),
  contract: z.object({ provides: version, needs: z.string().max(40) }),
  build: z.object({
    id: z.string(),
    time: z.iso.datetime(),
    commit: z.string().nullable(),
  }),
})

export const remoteEntrySchema = z.object({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]{0,40}$/),
  /** Version for everybody. */
  active: version,
  /** Version tried first for a stable share of users, 0 to 100 percent. */
  canary: z
    .object({
      version,
      share: z.int().min(0).max(100),
      /** Since when the share is what it is, where the canary watches itself; without it a person decides. */
      since: z.iso.datetime().optional(),
    })
    .nullable(),
  /** Version to fall back to when the chosen one cannot be loaded. */
  lastGood: version.nullable(),
  /** With a reason here, the remote is switched off for everybody. */
  disabled: z.object({ reason: z.string().max(300), since: z.iso.datetime() }).nullable(),
  /** Active, canary, last good and earlier versions that are still stored. */
  versions: z.array(publishedSchema).min(1),
  /** Who changed the entry last, where each team has a key of its own: when, and the signature of the rest. */
  signed: z.object({ at: z.iso.datetime(), signature: z.string().max(200) }).optional(),
})

export const registrySchema = z.object({
  schema: z.literal(1),
  issued: z.iso.datetime(),
  remotes: z.array(remoteEntrySchema),
  /** Signature of the rest, checked by each reader of the storage; null where nothing is signed. */
  signature: z.string().max(200).nullable(),
})

/**
 * Whether a remote is there for the share of its canary alone: nobody had another version of it before. It is written as an active
 * version that is the canary's, which every reader of a registry knows.
 */
export const isForShareOnly = ({ active, canary }: Pick<RemoteEntry, 'active' | 'canary'>): boolean =>
  canary?.version === active

/** The version that everybody has; null where the remote is there for a share alone. */
export const activeForAll = (entry: Pick<RemoteEntry, 'active' | 'canary'>): string | null =>
  isForShareOnly(entry) ? null : entry.active

/** The signed text of a registry: everything but the signature, in the order of the schema. */
export const signedText = (registry: Registry) => JSON.stringify({ ...registrySchema.parse(registry), signature: null })

/** The signed text of an entry at a time: everything but the signature, in the order of the schema. */
export const signedEntryText = (entry: RemoteEntry, at: string) =>
  JSON.stringify({ ...remoteEntrySchema.parse(entry), signed: { at } })

const looseSchema = registrySchema.extend({ remotes: z.array(z.unknown()) })
const namedSchema = remoteEntrySchema.pick({ name: true })

/** A registry as it was found. */
export type FoundRegistry = {
  /** Without the damaged entries. */
  registry: Registry
  /** Names of the remotes whose entry is damaged; empty for an entry that names none. */
  damaged: string[]
  /** What its signature is about. */
  signed: () => string
}

/**
 * Reads a registry entry by entry: one that is damaged leaves the others alone.
 * @throws ZodError when it is none
 */
export function parseRegistry(value: unknown): FoundRegistry {
  const found = looseSchema.parse(value)
  const entries = found.remotes.map(entry => ({ entry, read: remoteEntrySchema.safeParse(entry) }))
  const registry = { ...found, remotes: entries.flatMap(({ read }) => read.data ?? []) }
  const damaged = entries
    .filter(({ read }) => !read.success)
    .map(({ entry }) => namedSchema.safeParse(entry).data?.name ?? '')
  // An entry that cannot be read was signed as it was written.
  const signed = () => (damaged.length > 0 ? JSON.stringify({ ...found, signature: null }) : signedText(registry))
  return { registry, damaged, signed }
}

export type Exposed = z.infer<typeof exposedSchema>
export type Published = z.infer<typeof publishedSchema>
export type RemoteEntry = z.infer<typeof remoteEntrySchema>
export type LazyLibraries = z.infer<typeof lazyLibrariesSchema>
export type Registry = z.infer<typeof registrySchema>

const assets = z.object({ sync: z.array(filePath) })

/** The parts of a federation manifest that we rely on. */
export const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: filePath }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
  shared: z.array(z.object({ name: z.string(), assets: z.object({ js: assets }) })),
})

/** The entry of the lazy libraries for what the shell itself needs after the sign-in; also the name of its chunk. */
export const SIGNED_IN = 'signed-in'

/** Files of the shell that hold the libraries outside its first script, by library. */
export const lazyLibrariesSchema = z.record(z.string(), z.array(z.object({ file: filePath, integrity: sha384 })))

/** What `LibraryUsagePlugin` writes: names of kits by exposed module. */
export const libraryUsageSchema = z.record(z.string(), z.array(z.string()))

/** What `SignedInPlugin` writes: scripts of the shell. */
export const signedInSchema = z.array(filePath).min(1)

/** Where the shell's build writes them, beside its page. */
export const LAZY_LIBRARIES_FILE = 'kits.json'

/** The variable that says by how much the ports of development servers are shifted, where a second checkout has the usual ones. */
export const DEV_OFFSET = 'ARIANE_DEV_OFFSET'

/**
 * Usual port of a package's development server: 4100 for the shell, 4110 to 4989 derived from a remote's name. The browser
 * never sees it: the API is the one origin and forwards to it.
 */
export const devPort = (name: string): number =>
  name === 'shell' ? 4100 : 4110 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 880, 0)
