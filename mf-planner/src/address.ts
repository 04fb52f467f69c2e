import { weekRange } from '@ariane/shared/dates'

const TABS = ['planning', 'revisions', 'devoirs'] as const
export type Tab = (typeof TABS)[number]

/** Which tab an address means (S1 §2, S2 §2): /homework is the homework help, otherwise `onglet` says it. */
export function findTab(pathname: string, search: URLSearchParams): Tab {
  if (/^\/homework(\/|$)/.test(pathname)) return 'devoirs'
  const named = search.get('onglet')
  return TABS.find(tab => tab === named) ?? 'planning'
}

/** The address of a tab. */
export const tabAddress = (tab: Tab) => (tab === 'planning' ? '/scolaire' : `/scolaire?onglet=${tab}`)

/** The id in /planning/{eventId}; undefined for any other address. */
export const parseEventId = (pathname: string) => /^\/planning\/([^/]+)\/?$/.exec(pathname)?.[1]

const MAX_OFFSET_WEEKS = 520

/** `semaine`: weeks from this one, within ten years; 0 for anything else. */
export function weekOffset(search: URLSearchParams): number {
  const offset = Number(search.get('semaine') ?? 0)
  return Number.isInteger(offset) && Math.abs(offset) <= MAX_OFFSET_WEEKS ? offset : 0
}

/** What is open stands in the address, so that 'back' closes it and a reload keeps it. */
export const EDITING = 'modifier'
export const ADDING = 'ajouter'
export const SYNCING = 'synchroniser'
export const CALENDARS = 'calendriers'
/** The page of grades, absences and news. */
export const REPORT = 'etablissement'

const WEEK_MS = 7 * 86_400_000

/** The week that a local day lies in, counted from this one. */
export const countWeeksFromNow = (day: string, now = Date.now()): number =>
  Math.round((+weekRange(`${day}T12:00:00Z`).start - +weekRange(now).start) / WEEK_MS)

export const weekAddress = (offset: number) => (offset === 0 ? '/scolaire' : `/scolaire?semaine=${offset}`)

/** The address of one occurrence of an event, with the week to come back to. */
export function eventAddress({ id, startDate }: { id: string; startDate: string }, offset: number): string {
  const query = new URLSearchParams({ debut: startDate })
  if (offset !== 0) query.set('semaine', String(offset))
  return `/planning/${id}?${query}`
}

/** The day that comes first on a phone. */
export const CHOSEN_DAY = 'jour'

/** The address of a day, in its week. */
export function dayAddress(day: string, now = Date.now()): string {
  const address = weekAddress(countWeeksFromNow(day, now))
  return `${address}${address.includes('?') ? '&' : '?'}${CHOSEN_DAY}=${day}`
}
