import { type CalendarSource, type ImportAnswer, icalRoutes } from '@ariane/shared/contracts/ical'
import { call } from '@ariane/shared/http'
import { $activeUser, userData } from '@ariane/shared/session'

/** The calendars that the active user imported. */
export const imported = userData(
  async (user, signal) => (await call(icalRoutes.listCalendars, { userId: user.uid }, { signal })).data,
)

/** Since when the pupil's secret address is valid; null when there is none. Only the pupil may ask. */
export const feed = userData(
  async (user, signal) => (await call(icalRoutes.readFeed, { userId: user.uid }, { signal })).data,
)

function activeId(): string {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  return uid
}

/** Imports a calendar; the answer contains every known failure. Throws what `call` throws. */
export const importCalendar = (source: CalendarSource, signal: AbortSignal): Promise<ImportAnswer> =>
  call(icalRoutes.importCalendar, { userId: activeId(), source }, { signal, timeoutMs: 30_000 })

/**
 * Reads calendars again that are followed by their address: all that are old, or the one that is named. Gives how many events
 * changed.
 */
export async function refreshCalendars(id?: string): Promise<{ changes: number; failed: number }> {
  const body = { userId: activeId(), ...(id !== undefined && { id }) }
  const { data } = await call(icalRoutes.refreshCalendars, body, { timeoutMs: 60_000 })
  if (data.read + data.failed > 0) await imported.reload()
  return data
}

export async function removeCalendar(id: string): Promise<void> {
  await call(icalRoutes.removeCalendar, { userId: activeId(), id })
  await imported.reload()
}

/** Creates a new secret address, which is returned once. */
export async function makeFeed(): Promise<string> {
  const { data } = await call(icalRoutes.makeFeed, { userId: activeId() })
  await feed.reload()
  return new URL(data.path, location.origin).href
}

export async function revokeFeed(): Promise<void> {
  await call(icalRoutes.revokeFeed, { userId: activeId() })
  await feed.reload()
}

/** Downloads the file. */
export async function download(): Promise<void> {
  const { data } = await call(icalRoutes.exportCalendar, { userId: activeId() })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([data.text], { type: 'text/calendar' }))
  link.download = data.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
