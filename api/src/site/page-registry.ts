import { closeEntry, type PageRegistry } from '@ariane/shared/contracts/closed-remotes'
import {
  type Exposed,
  isForShareOnly,
  type Published,
  type Registry,
  type RemoteEntry,
} from '@ariane/shared/contracts/registry'

/** Name of the cookie that keeps a browser in the same share of a canary. */
export const BUCKET_COOKIE = 'ariane_bucket'

/** The browser's share, 0 to 99, from the Cookie header; null when there is none yet. */
export function bucketFrom(cookie: string | undefined): number | null {
  const match = /(?:^|;\s*)ariane_bucket=(\d{1,2})(?:;|$)/.exec(cookie ?? '')
  return match ? Number(match[1]) : null
}

const find = (entry: RemoteEntry, version: string | null) =>
  entry.versions.find(published => published.version === version)

/** A page checks the first files itself; each entry carries the digests of its later chunks. */
function firstFiles(published: Published): Published {
  const first = [published.entry ?? '', ...Object.values(published.exposes).flatMap(e => e.preload)]
  const files = Object.entries(published.files).filter(([file]) => first.includes(file))
  return { ...published, files: Object.fromEntries(files) }
}

/**
 * The registry as one person's page gets it: the canary in place of the active version where the person is part of its
 * share, the version to fall back to, and nothing a page does not need. A remote that is there for a share alone is not there for
 * the others.
 */
export function registryForPage(registry: Registry, bucket: number): Registry {
  const isInShare = ({ canary }: RemoteEntry) => canary !== null && bucket < canary.share
  const given = registry.remotes.filter(entry => isInShare(entry) || !isForShareOnly(entry))
  const remotes = given.map(({ signed: _checkedHere, ...entry }) => {
    const inCanary = isInShare(entry)
    const canary = inCanary ? find(entry, entry.canary?.version ?? null) : undefined
    const chosen = canary ?? find(entry, entry.active)
    // Who is in the canary falls back to what everybody has.
    const fallback = find(entry, canary && !isForShareOnly(entry) ? entry.active : entry.lastGood)
    const versions = [chosen, fallback].filter(published => published !== undefined)
    return {
      ...entry,
      active: chosen?.version ?? entry.active,
      // A page counts its loads while a canary watches itself, on both sides.
      canary: entry.canary?.since ? entry.canary : null,
      lastGood: fallback?.version ?? null,
      versions: versions.filter((published, index) => versions.indexOf(published) === index).map(firstFiles),
    }
  })
  return { ...registry, remotes }
}

/** Whether a remote's canary was found to be worse than what everybody has. */
export type IsHalted = (remote: string, canary: NonNullable<RemoteEntry['canary']>) => boolean

/** The registry without the canaries that were found to be worse, also before a team's tool takes them out of it. */
export function withoutHalted(registry: Registry, isHalted: IsHalted = () => false): Registry {
  const remotes = registry.remotes.map(entry =>
    entry.canary && isHalted(entry.name, entry.canary) ? { ...entry, canary: null } : entry,
  )
  return { ...registry, remotes }
}

/**
 * The modules whose route is the longest prefix of a path, with the version that provides them. The address of a remote that is
 * switched off stays its own: the page shows a panel there, and nobody else's screen.
 */
export function modulesFor(registry: Registry, path: string): { published: Published; exposed: Exposed }[] {
  const matches = registry.remotes.flatMap(entry => {
    const published = find(entry, entry.active)
    if (!published) return []
    return Object.values(published.exposes).flatMap(exposed =>
      exposed.routes
        .filter(route => covers(route, path))
        .map(route => ({ published, exposed, isOff: entry.disabled !== null, length: route.length })),
    )
  })
  const longest = Math.max(0, ...matches.map(match => match.length))
  return matches.filter(match => match.length === longest && !match.isOff)
}

/** Only what loading it takes: its entry carries the digests of all that follows. */
const leanVersion = (published: Published): Published => ({
  ...published,
  files: Object.fromEntries(Object.entries(published.files).filter(([file]) => file === published.entry)),
  exposes: Object.fromEntries(
    Object.entries(published.exposes).map(([name, exposed]) => [name, { ...exposed, preload: [], kits: [] }]),
  ),
})

/** The manifests of what a page at a path opens with: its screens, and the parts that fill their places. */
function openedAt(registry: Registry, path: string): Set<string> {
  const opened = modulesFor(registry, path)
  const offered = new Set(opened.flatMap(({ exposed }) => exposed.screen?.offers ?? []))
  const fillers = registry.remotes
    .flatMap(({ versions }) => versions)
    .filter(({ exposes }) => Object.values(exposes).some(({ screen }) => offered.has(screen?.fills?.slot ?? '')))
  return new Set([...opened.map(({ published }) => published), ...fillers].map(({ manifest }) => manifest))
}

const eachClosed = <T>(registry: Registry, path: string, close: (entry: RemoteEntry) => T) => {
  const opened = openedAt(registry, path)
  const isOpened = ({ versions }: RemoteEntry) => versions.some(({ manifest }) => opened.has(manifest))
  return registry.remotes.map(entry => (isOpened(entry) ? entry : close(entry)))
}

/** The registry inside a page at a path: of remotes that are not opened there, what menu, routes and a first load take. */
export const closedRegistry = (registry: Registry, path: string): PageRegistry => ({
  ...registry,
  remotes: eachClosed(registry, path, entry => closeEntry(entry) ?? entry),
})

/** The same for a shell that asks for nothing more later: without the files that would be preloaded. */
export const leanRegistry = (registry: Registry, path: string): Registry => ({
  ...registry,
  remotes: eachClosed(registry, path, entry => ({ ...entry, versions: entry.versions.map(leanVersion) })),
})

const covers = (route: string, path: string) => route === '/' || path === route || path.startsWith(`${route}/`)
