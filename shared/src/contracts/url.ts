/**
 * Parses an address, optionally relative to another one; null when it is invalid. The oldest browsers have no
 * `URL.parse`.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
