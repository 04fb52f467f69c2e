import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { type Alert, progressRoutes } from '@ariane/shared/contracts/progress'
import { weekRange } from '@ariane/shared/dates'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { type UserData, userData } from '@ariane/shared/session'

const weeks = new Map<number, UserData<Alert[]>>()

/** Alerts of the week that starts then. A failure empties them and shows nothing (S2 §8). */
export function weekAlerts({ start, end }: { start: Date; end: Date }): UserData<Alert[]> {
  const known = weeks.get(+start)
  if (known) return known
  const alerts = userData<Alert[]>(async (user, signal) => {
    const body = { userId: user.uid, dateStart: start.toISOString(), dateEnd: end.toISOString() }
    try {
      return (await call(progressRoutes.weeklyAlerts, body, { signal })).data.alerts
    } catch (error) {
      if (isAborted(error)) throw error
      logOnly('alerts', error)
      return []
    }
  })
  weeks.set(+start, alerts)
  return alerts
}

/** The alerts of the week that an event begins in. */
export const alertsAround = ({ startDate }: Pick<CalendarEvent, 'startDate'>) => weekAlerts(weekRange(startDate))

/** An event with its alert; none on an event that is done or cancelled. */
export function withAlert(event: CalendarEvent, alerts: readonly Alert[]): CalendarEvent {
  const { id, startDate, done, cancelled } = event
  if (done || cancelled) return { ...event, alert: null }
  const found = alerts.find(one => one.eventId === id && (one.startDate ?? startDate) === startDate)
  return found ? { ...event, alert: { description: found.description } } : event
}
