import { createHash } from 'node:crypto'
import type { OfflinePlan } from '@ariane/shared/contracts/offline'
import { MANIFEST_FILE, type Registry } from '@ariane/shared/contracts/registry'

/**
 * Activities are kept with the rest: the player hands their frame its files (mf-learning/src/path/frame). The frame of
 * drawings fetches its own, 1 MB of them, and has no origin, so that no worker answers it. Licences and the manifest are
 * read by nobody without a connection, and every browser of ours reads fonts in woff2.
 */
const isKept = (file: string) => !/^frames\/(?!activity[./])|\.(?:txt|ttf|woff)$/.test(file) && file !== MANIFEST_FILE

/** Of no use where accounts are ours, and the largest of all. */
const isFirebase = (file: string) => /\/firebase[\w-]*\.\w+\.js$/.test(file)

/**
 * What a device keeps for one person: the shell's files, and those of the version of each remote that is chosen for him.
 * @param shell digests of the shell's files, by their address below `/`
 * @param hosted whether accounts are Firebase's
 */
export function offlinePlan(shell: Record<string, string>, registry: Registry, hosted = false): OfflinePlan {
  const ofRemotes = registry.remotes.flatMap(({ active, disabled, versions }) => {
    const published = disabled ? undefined : versions.find(({ version }) => version === active)
    const folder = published?.manifest.slice(0, -MANIFEST_FILE.length) ?? ''
    // What is served elsewhere is not ours to keep.
    if (!folder.startsWith('/')) return []
    return Object.entries(published?.files ?? {})
      .filter(([file]) => isKept(file))
      .map(([file, digest]) => [folder + file, digest] as const)
  })
  const ofShell = Object.entries(shell)
    .filter(([file]) => hosted || !isFirebase(file))
    .map(([file, digest]) => [`/${file}`, digest] as const)
  const files = Object.fromEntries([...ofShell, ...ofRemotes])
  // Who is switched off is in the page, which is kept anew then.
  const state = JSON.stringify([files, registry.remotes.map(({ name, active, disabled }) => [name, active, disabled])])
  return { id: createHash('sha256').update(state).digest('hex').slice(0, 16), files }
}

/** The whole registry with the versions that a page of it was given. */
export function chooseVersions(registry: Registry, page: Registry): Registry {
  const active = new Map(page.remotes.map(remote => [remote.name, remote.active]))
  const remotes = registry.remotes.flatMap(one => {
    const chosen = active.get(one.name)
    return chosen === undefined ? [] : [{ ...one, active: chosen }]
  })
  return { ...registry, remotes }
}
