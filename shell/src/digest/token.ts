/** Copied from contracts/digest.ts, whose schemas would make the first page heavier. */
const FRAGMENT = 'resume-arreter'

/** The token in '#resume-arreter=…'; null on any other address. */
export function parseDigestToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(FRAGMENT) || null
}

/** Removes the token from the address, so that it stays neither in the address bar nor in the history. */
export function takeDigestToken(): string | null {
  const token = parseDigestToken(location.hash)
  if (token) history.replaceState(null, '', location.pathname + location.search)
  return token
}
