import type { Published } from '../contracts/registry.ts'

/** Base64 SHA-384 as in an `integrity` attribute; null on plain http, where `crypto.subtle` does not exist. */
async function digest(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}

/**
 * Whether a version failed because one of its first files is not the published one. A browser refuses such a file
 * without saying why, so this asks for them again, for the operator's report only.
 * @returns false also where nothing can be said: no answer, no digest
 */
export async function isTampered(published: Published, exposed: string, timeoutMs: number): Promise<boolean> {
  const folder = new URL('.', new URL(published.manifest, location.href))
  const first = [published.entry, ...(published.exposes[exposed]?.preload ?? [])].filter(file => file !== null)
  const changed = first.map(async file => {
    const expected = published.files[file]
    if (!expected) return false
    const answer = await fetch(new URL(file, folder), { signal: AbortSignal.timeout(timeoutMs) })
    const actual = answer.ok ? await digest(await answer.arrayBuffer()) : null
    return actual !== null && actual !== expected
  })
  return (await Promise.all(changed.map(one => one.catch(() => false)))).some(Boolean)
}
