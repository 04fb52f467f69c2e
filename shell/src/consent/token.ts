/** Copied from contracts/consent.ts, consent-slips.ts and school-report.ts, whose schemas would make the first page heavier. */
const FRAGMENTS = { accord: 'confirm', 'accord-retirer': 'withdraw', 'accord-ecole': 'school' } as const
const SLIP = 'fiche'

/** A mail's token, or the code of a slip: empty where it is still to be typed. */
export type ConsentLink = { token: string; what: 'confirm' | 'withdraw' | 'school' | 'slip' }

/** The consent link in the part of an address after '#'; null where there is none. */
export function parseConsentLink(hash: string): ConsentLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  for (const [name, what] of Object.entries(FRAGMENTS)) {
    const token = given.get(name)
    if (token) return { token, what }
  }
  const code = given.get(SLIP)
  return code === null ? null : { token: code, what: 'slip' }
}

/** Removes the token from the address, so that it stays neither in the address bar nor in the history. */
export function takeConsentLink(): ConsentLink | null {
  const link = parseConsentLink(location.hash)
  if (link) history.replaceState(null, '', location.pathname + location.search)
  return link
}
