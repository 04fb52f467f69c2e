/** Copied from contracts/passwords.ts, whose schemas would make the first page heavier. */
const FRAGMENT = 'nouveau-mot-de-passe'

/** The token in '#nouveau-mot-de-passe=…'; null on any other address. */
export function parseResetToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(FRAGMENT) || null
}

/** Removes the token from the address, so that it stays neither in the address bar nor in the history. */
export function takeResetToken(): string | null {
  const token = parseResetToken(location.hash)
  if (token) history.replaceState(null, '', location.pathname + location.search)
  return token
}
