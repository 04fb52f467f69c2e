/** Copied from contracts/consent.ts, whose schemas would make the first page heavier. */
const FRAGMENTS = { accord: 'confirm', 'accord-retirer': 'withdraw' } as const

export type ConsentLink = { token: string; what: 'confirm' | 'withdraw' }

/** The consent link in the part of an address after '#'; null where there is none. */
export function parseConsentLink(hash: string): ConsentLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  for (const [name, what] of Object.entries(FRAGMENTS)) {
    const token = given.get(name)
    if (token) return { token, what }
  }
  return null
}

/** Removes the token from the address, so that it stays neither in the address bar nor in the history. */
export function takeConsentLink(): ConsentLink | null {
  const link = parseConsentLink(location.hash)
  if (link) history.replaceState(null, '', location.pathname + location.search)
  return link
}
