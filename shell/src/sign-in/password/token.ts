/** As in contracts/passwords.ts, whose schemas the first page does without. */
const FRAGMENT = 'nouveau-mot-de-passe'

/** The token of a reset link's '#nouveau-mot-de-passe=…'; null on any other address. */
export function parseResetToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(FRAGMENT) || null
}

/** Takes the token off the address, so that it stays neither in the bar nor in the history. */
export function takeResetToken(): string | null {
  const token = parseResetToken(location.hash)
  if (token) history.replaceState(null, '', location.pathname + location.search)
  return token
}
