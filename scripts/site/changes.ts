import { activeForAll, isForShareOnly, type Published, type RemoteEntry } from '../../shared/src/contracts/registry.ts'

/** Versions the registry remembers besides the named ones; their files stay on disk longer. */
const REMEMBERED = 5

function known(entry: RemoteEntry, version: string): string {
  if (entry.versions.some(published => published.version === version)) return version
  const stored = entry.versions.map(published => published.version).join(', ')
  throw new Error(`${entry.name} n’a pas de version ${version}. Versions connues : ${stored}.`)
}

/** Keeps the versions that are named, and the newest of the others. */
function remember(versions: readonly Published[], named: ReadonlySet<string | null | undefined>): Published[] {
  return versions.filter((version, index) => index < REMEMBERED || named.has(version.version))
}

/**
 * A version that is stored and given to nobody.
 * @param share of people who get the first one of all, where not everybody does
 */
export function store(name: string, published: Published, before: RemoteEntry | undefined, share = 100): RemoteEntry {
  if (!before) {
    const first = activate(name, published, undefined)
    return share === 100 ? first : { ...first, canary: { version: published.version, share: checkShare(share) } }
  }
  const others = before.versions.filter(version => version.version !== published.version)
  const named = new Set([before.active, before.lastGood, before.canary?.version])
  return { ...before, versions: [published, ...remember(others, named)] }
}

/** A freshly published version becomes the active one, the version that everybody had before it the last good one. */
export function activate(name: string, published: Published, before: RemoteEntry | undefined): RemoteEntry {
  const others = (before?.versions ?? []).filter(version => version.version !== published.version)
  const given = before ? activeForAll(before) : null
  const lastGood = given !== null && given !== published.version ? given : (before?.lastGood ?? null)
  // What everybody has is nobody's canary any more, and neither is a first version that few had.
  const tried = given === null || before?.canary?.version === published.version ? null : (before?.canary ?? null)
  const named = new Set([lastGood, tried?.version])
  const kept = remember(others, named)
  return {
    name,
    active: published.version,
    canary: tried,
    lastGood: kept.some(version => version.version === lastGood) ? lastGood : null,
    disabled: before?.disabled ?? null,
    versions: [published, ...kept],
  }
}

/** @throws Error where it is no share of people */
export function checkShare(share: number): number {
  if (!Number.isInteger(share) || share < 0 || share > 100) throw new Error('La part est un nombre entier de 0 à 100.')
  return share
}

/** Gives a version to a stable share of people first; where nobody has another, the others have none. */
export function canary(entry: RemoteEntry, version: string, share: number): RemoteEntry {
  const given = { version: known(entry, version), share: checkShare(share) }
  if (isForShareOnly(entry)) return { ...entry, active: version, canary: given }
  if (version === entry.active) throw new Error(`Tout le monde a déjà ${version}.`)
  return { ...entry, canary: share === 0 ? null : given }
}

/** Gives a version, by default the canary, to everybody. */
export function promote(entry: RemoteEntry, version = entry.canary?.version): RemoteEntry {
  if (!version) throw new Error(`${entry.name} n’a pas de canari : nommez la version.`)
  if (version === entry.active) return { ...entry, canary: null }
  return { ...entry, active: known(entry, version), lastGood: activeForAll(entry), canary: null }
}

/**
 * Goes back to the last good version for everybody, with the one before it to fall back to.
 * @param given versions that everybody had, the latest first
 */
export function rollback(entry: RemoteEntry, given: readonly string[] = []): RemoteEntry {
  const { active, lastGood, versions } = entry
  if (!lastGood) throw new Error(`${entry.name} n’a pas de version précédente.`)
  const isStored = (version: string) => versions.some(published => published.version === version)
  const before = given.find(version => version !== active && version !== lastGood && isStored(version))
  return { ...entry, active: known(entry, lastGood), lastGood: before ?? null, canary: null }
}

export function disable(entry: RemoteEntry, reason: string, now: Date): RemoteEntry {
  if (!reason.trim()) throw new Error('Dites pourquoi : la raison est gardée dans le journal.')
  return { ...entry, disabled: { reason: reason.trim().slice(0, 300), since: now.toISOString() } }
}

export function enable(entry: RemoteEntry): RemoteEntry {
  return { ...entry, disabled: null }
}
