import { type Published, parseRegistry } from '../contracts/registry.ts'
import { digest } from './digest.ts'

/**
 * A page knows the first files only of the remotes that it opened with; the registry has those of all.
 * @returns the version itself where it is not in the registry any more
 */
async function complete(published: Published, exposed: string, signal: AbortSignal): Promise<Published> {
  if ((published.exposes[exposed]?.preload.length ?? 0) > 0) return published
  try {
    const answer = await fetch(new URL('/remotes.json', location.href), { priority: 'low', signal })
    const { registry } = parseRegistry(await answer.json())
    const versions = registry.remotes.flatMap(entry => entry.versions)
    return versions.find(({ manifest }) => manifest === published.manifest) ?? published
  } catch {
    return published
  }
}

/**
 * Whether a version failed because one of its first files differs from the published one. A browser refuses such a file
 * without a reason, so they are fetched again at low priority, for the operator's report only.
 * @returns false also when nothing is known: no answer, no digest, plain http (which has no `crypto.subtle`)
 */
export async function isTampered(published: Published, exposed: string, timeoutMs: number): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const folder = new URL('.', new URL(published.manifest, location.href))
  const { entry, exposes, files } = await complete(published, exposed, AbortSignal.timeout(timeoutMs))
  for (const file of [entry ?? '', ...(exposes[exposed]?.preload ?? [])]) {
    const expected = files[file]
    if (!expected) continue
    const init: RequestInit = { priority: 'low', signal: AbortSignal.timeout(timeoutMs) }
    const answer = await fetch(new URL(file, folder), init).catch(() => null)
    // After one file without an answer the others are not fetched.
    if (!answer?.ok) return false
    if ((await digest(await answer.arrayBuffer())) !== expected) return true
  }
  return false
}
