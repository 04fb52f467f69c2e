const TABS = ['planning', 'revisions', 'devoirs'] as const
export type Tab = (typeof TABS)[number]

/** Which tab an address means (S1 §2, S2 §2): /homework is the homework help, otherwise `onglet` says it. */
export function tabOf(pathname: string, search: URLSearchParams): Tab {
  if (/^\/homework(\/|$)/.test(pathname)) return 'devoirs'
  const named = search.get('onglet')
  return TABS.find(tab => tab === named) ?? 'planning'
}

/** The address of a tab. */
export const addressOf = (tab: Tab) => (tab === 'planning' ? '/scolaire' : `/scolaire?onglet=${tab}`)

/** The event of /planning/{eventId}, if the address is one. */
export const eventIdOf = (pathname: string) => /^\/planning\/([^/]+)\/?$/.exec(pathname)?.[1]

const FARTHEST = 520

/** `semaine`: weeks from this one, within ten years; 0 for anything else. */
export function weekOffset(search: URLSearchParams): number {
  const offset = Number(search.get('semaine') ?? 0)
  return Number.isInteger(offset) && Math.abs(offset) <= FARTHEST ? offset : 0
}

export const weekAddress = (offset: number) => (offset === 0 ? '/scolaire' : `/scolaire?semaine=${offset}`)

/** One occurrence of an event, and the week to come back to. */
export function eventAddress({ id, startDate }: { id: string; startDate: string }, offset: number): string {
  const query = new URLSearchParams({ debut: startDate })
  if (offset !== 0) query.set('semaine', String(offset))
  return `/planning/${id}?${query}`
}
