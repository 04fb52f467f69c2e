/** As in contracts/consent.ts, whose schemas the first page does without. */
const FRAGMENTS = { accord: 'confirm', 'accord-retirer': 'withdraw' } as const

export type ConsentLink = { token: string; what: 'confirm' | 'withdraw' }

/** What a parent's link carries after its '#'; null on any other address. */
export function parseConsentLink(hash: string): ConsentLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  for (const [name, what] of Object.entries(FRAGMENTS)) {
    const token = given.get(name)
    if (token) return { token, what }
  }
  return null
}

/** Takes the token off the address, so that it stays neither in the bar nor in the history. */
export function takeConsentLink(): ConsentLink | null {
  const link = parseConsentLink(location.hash)
  if (link) history.replaceState(null, '', location.pathname + location.search)
  return link
}
