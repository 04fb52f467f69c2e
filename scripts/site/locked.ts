/** By key of a lockfile's entry, the lines below it. */
type Entries = ReadonlyMap<string, readonly string[]>

const unquote = (text: string) => text.trim().replace(/^'(.*)'$/, '$1')
const withoutPeers = (id: string) => id.replace(/\(.*$/, '')

/** The entries of a section of `pnpm-lock.yaml`, which pnpm writes with two spaces a level. */
function readSection(lock: string, section: string): Entries {
  const [, body = ''] = lock.split(new RegExp(`^${section}:\\n`, 'm'))
  const [own = ''] = body.split(/^\S/m)
  const entries = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of own.split('\n')) {
    const key = /^ {2}(\S.*?):(?: \{\})?$/.exec(line)?.[1]
    if (key) {
      lines = []
      entries.set(unquote(key), lines)
    } else if (line) lines.push(line)
  }
  return entries
}

/** The packages that a snapshot depends on, as names of snapshots. */
const listDependencies = (snapshot: readonly string[]): string[] =>
  snapshot.flatMap(line => {
    const [, name, version] = /^ {6}(\S+): (\S+)$/.exec(line) ?? []
    return name && version ? [`${unquote(name)}@${unquote(version)}`] : []
  })

/** The versions that a package of the workspace has of what it depends on, by name. */
function readImporter(importers: Entries, folder: string): ReadonlyMap<string, string> {
  const versions = new Map<string, string>()
  let name = ''
  for (const line of importers.get(folder) ?? []) {
    const [, key] = /^ {6}(\S+):$/.exec(line) ?? []
    const [, version] = /^ {8}version: (\S+)$/.exec(line) ?? []
    if (key) name = unquote(key)
    if (version) versions.set(name, unquote(version))
  }
  return versions
}

/**
 * The part of `pnpm-lock.yaml` that some packages stand on: their versions, digests and whatever they depend on in turn.
 * @param used names of packages by folder of the workspace that imports them, `.` for the root
 */
export function readLocked(lock: string, used: ReadonlyMap<string, readonly string[]>): string {
  const importers = readSection(lock, 'importers')
  const packages = readSection(lock, 'packages')
  const snapshots = readSection(lock, 'snapshots')
  const queue = [...used].flatMap(([folder, names]) => {
    const versions = readImporter(importers, folder)
    return names.flatMap(name => {
      const version = versions.get(name)
      return version && !version.startsWith('link:') ? [`${name}@${version}`] : []
    })
  })
  const reached = new Set<string>()
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    queue.push(...listDependencies(snapshots.get(id) ?? []))
  }
  return [...reached]
    .sort()
    .flatMap(id => [id, ...(packages.get(withoutPeers(id)) ?? []), ...(snapshots.get(id) ?? [])])
    .join('\n')
}
