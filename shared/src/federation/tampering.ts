import type { Published } from '../contracts/registry.ts'

/** Base64 SHA-384 as in an `integrity` attribute. */
async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}

/**
 * Whether a version failed because one of its first files differs from the published one. A browser refuses such a file
 * without a reason, so they are fetched again at low priority, for the operator's report only.
 * @returns false also when nothing is known: no answer, no digest, plain http (which has no `crypto.subtle`)
 */
export async function isTampered(published: Published, exposed: string, timeoutMs: number): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const folder = new URL('.', new URL(published.manifest, location.href))
  for (const file of [published.entry ?? '', ...(published.exposes[exposed]?.preload ?? [])]) {
    const expected = published.files[file]
    if (!expected) continue
    const init: RequestInit = { priority: 'low', signal: AbortSignal.timeout(timeoutMs) }
    const answer = await fetch(new URL(file, folder), init).catch(() => null)
    // After one file without an answer the others are not fetched.
    if (!answer?.ok) return false
    if ((await digest(await answer.arrayBuffer())) !== expected) return true
  }
  return false
}
