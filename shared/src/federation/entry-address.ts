import { manifestSchema, type Published } from '../contracts/registry.ts'
import { RemoteError } from './remote-error.ts'
import { freshAddress } from './version-rules.ts'

const entryManifestSchema = manifestSchema.pick({ metaData: true })

/**
 * Address of a version's entry: from the registry where it is published, from the manifest for a development server,
 * which has no fixed files.
 * @param attempt how often this remote was retried, so that no cached failure answers
 * @throws RemoteError `unreachable` when no manifest arrives in time
 */
export async function findEntryAddress(
  name: string,
  { manifest, entry }: Published,
  attempt: number,
  timeoutMs: number,
): Promise<string> {
  const folder = new URL(manifest, location.href)
  const file = entry ?? (await readManifestEntry(name, freshAddress(folder.href, attempt), timeoutMs))
  return new URL(file, folder).href
}

async function readManifestEntry(name: string, address: string, timeoutMs: number): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new RemoteError('unreachable', name, `Nothing answers at ${address}.`)
  })
  if (!answer.ok) throw new RemoteError('unreachable', name, `HTTP ${answer.status} for ${address}`)
  const manifest = entryManifestSchema.safeParse(await answer.json().catch(() => null))
  if (!manifest.success) throw new RemoteError('unreachable', name, `${address} is not a manifest.`)
  return manifest.data.metaData.remoteEntry.name
}
