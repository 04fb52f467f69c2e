import * as z from 'zod'
import { lookup } from '../catalogue/lookup.ts'
import {
  CONTRACT_VERSION,
  exposedSchema,
  type FoundRegistry,
  MANIFEST_FILE,
  parseRegistry,
  type Registry,
  type RemoteEntry,
  remoteEntrySchema,
} from './registry.ts'

/**
 * What a page's template says to have remotes that it does not open with written closed. A shell from before cannot read
 * them, and does not say it.
 */
export const READS_CLOSED = '<meta name="remotes" content="closed"'

/** Where a page gets the rest: the registry as it was chosen for it. The query tells it from a question for news. */
export const WHOLE_REGISTRY_PATH = '/remotes.json?whole'

/** A remote that its page does not open with: what its menu and routes need, and what binds its first file. */
const closedEntrySchema = remoteEntrySchema
  .pick({ name: true, active: true })
  .extend({ canary: remoteEntrySchema.shape.canary.optional(), disabled: remoteEntrySchema.shape.disabled.optional() })
  .extend({
    entry: z.string(),
    digest: z.string(),
    needs: z.string(),
    screens: z.record(z.string(), exposedSchema.omit({ preload: true, kits: true })),
  })

type ClosedEntry = z.infer<typeof closedEntrySchema>

const usualManifest = (name: string, version: string) => `/remotes/${name}/${version}/${MANIFEST_FILE}`

/** A remote as the page has it while it is closed; null where it has to be written whole, as one that is served elsewhere. */
export function closeEntry({ name, active, canary, disabled, versions }: RemoteEntry): ClosedEntry | null {
  const published = versions.find(({ version }) => version === active)
  const digest = published && lookup(published.files, published.entry ?? '')
  if (!published?.entry || !digest || published.manifest !== usualManifest(name, active)) return null
  const screens = Object.entries(published.exposes).map(([id, { routes, screen }]) => [id, { routes, screen }])
  return {
    name,
    active,
    ...(canary && { canary }),
    ...(disabled && { disabled }),
    entry: published.entry,
    digest,
    needs: published.contract.needs,
    screens: Object.fromEntries(screens),
  }
}

/** The entry of a closed remote: it loads and is checked like any other, and nothing stands in for it yet. */
function openEntry(closed: ClosedEntry, issued: unknown): unknown {
  const { name, active, canary = null, disabled = null, entry, digest, needs, screens } = closed
  const exposes = Object.entries(screens).map(([id, one]) => [id, { ...one, preload: [], kits: [] }])
  const published = {
    version: active,
    manifest: usualManifest(name, active),
    entry,
    files: { [entry]: digest },
    exposes: Object.fromEntries(exposes),
    contract: { provides: CONTRACT_VERSION, needs },
    build: { id: active, time: issued, commit: null },
  }
  return { name, active, canary, lastGood: null, disabled, versions: [published] }
}

/** A registry as a page has it. */
export type PageRegistry = Omit<Registry, 'remotes'> & { remotes: (RemoteEntry | ClosedEntry)[] }

const pageSchema = z.object({ issued: z.unknown(), remotes: z.array(z.unknown()) })

/**
 * Reads the registry inside a page, entry by entry, closed or not.
 * @throws ZodError when it is none
 */
export function parsePageRegistry(value: unknown): FoundRegistry {
  const page = pageSchema.parse(value)
  const remotes = page.remotes.map(entry => {
    const closed = closedEntrySchema.safeParse(entry).data
    return closed ? openEntry(closed, page.issued) : entry
  })
  return parseRegistry(Object.assign({}, value, { remotes }))
}
