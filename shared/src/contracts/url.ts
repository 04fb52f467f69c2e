/** The address that a text is, perhaps within another; null when it is none. The oldest browsers have no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
