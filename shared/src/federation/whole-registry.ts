import { WHOLE_REGISTRY_PATH } from '../contracts/closed-remotes.ts'
import { parseRegistry, type Registry } from '../contracts/registry.ts'
import { completeRemote } from './complete-remote.ts'
import { digest } from './digest.ts'
import { rejectFrozen } from './frozen-versions.ts'
import { remotes } from './remote-state.ts'

/**
 * The registry that a page was made from, with all of the remotes that the page has closed.
 * @param expected the digest that the page has of it
 * @returns null where it changed since: what it says now is for a retry to follow
 * @throws when nothing answers, or no digest can be made as on plain http
 */
export async function fetchWholeRegistry(expected: string, timeoutMs: number): Promise<Registry | null> {
  const init: RequestInit = { cache: 'no-cache', priority: 'low', signal: AbortSignal.timeout(timeoutMs) }
  const bytes = await (await fetch(WHOLE_REGISTRY_PATH, init)).arrayBuffer()
  if ((await digest(bytes)) !== expected) return null
  return parseRegistry(JSON.parse(new TextDecoder().decode(bytes))).registry
}

/** Takes over what stands in for the remotes that the page had closed. */
export function completeRemotes({ remotes: entries }: Registry): void {
  for (const entry of entries) {
    const remote = remotes.get(entry.name)
    if (remote) Object.assign(remote, completeRemote(remote, entry, rejectFrozen(entry)))
  }
}
