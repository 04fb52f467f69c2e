import { lookup } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Alert, ProgressItem } from '@ariane/shared/contracts/progress'
import { displayName, type Session, type Switched } from '@ariane/shared/session'
import type { PaletteName } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** The address that an alert links to (S2 §2), with the repetition where it is known; undefined when there is none. */
export function alertTarget({ type, eventId, startDate, pathId }: Alert): string | undefined {
  const which = startDate ? `?${new URLSearchParams({ debut: startDate })}` : ''
  if (type === 'incomplete_lesson') return eventId ? `/planning/${eventId}${which}` : undefined
  if (type === 'incomplete_path') return pathId ? `/path/${pathId}` : undefined
  return type === 'incomplete_homework' ? '/homework' : undefined
}

const ALERT_ORDER = ['incomplete_homework', 'incomplete_path', 'incomplete_lesson']

/** Homework first, lessons that can wait last; otherwise as they come. */
export const orderAlerts = (alerts: readonly Alert[]): Alert[] =>
  [...alerts].sort((a, b) => ALERT_ORDER.indexOf(a.type) - ALERT_ORDER.indexOf(b.type))

type Planned = Pick<CalendarEvent, 'id' | 'startDate'>

/** Homework of the planner that waits, once each: what is named among the alerts of the week, and what lies ahead beyond it. */
export function countPlanned(alerts: readonly Alert[], ahead: readonly Planned[]): number {
  const due = alerts.filter(({ type, eventId }) => type === 'incomplete_homework' && eventId)
  const named = [...due.map(({ eventId, startDate }) => ({ id: eventId, startDate })), ...ahead]
  return new Set(named.map(({ id, startDate }) => `${id} ${startDate}`)).size
}

/** What the counter says: the pupil's own homework and that of the planner; unknown where the days ahead could not be read. */
export const countHomework = (own: number, alerts: readonly Alert[], ahead: readonly Planned[] | null): number | null =>
  ahead && own + countPlanned(alerts, ahead)

/** Icon colour of an alert: orange lesson, blue path, red homework, grey otherwise. */
export function alertTone(type: string): PaletteName {
  const tones: Record<string, PaletteName> = {
    incomplete_lesson: 'orange',
    incomplete_path: 'info',
    incomplete_homework: 'danger',
  }
  return lookup(tones, type) ?? 'neutral'
}

/** 'À faire', 'En cours', 'Terminé', otherwise the raw status. */
export const progressLabel = (status: string) => lookup(text.labels, status) ?? status

/** What each is called. Several paths of one chapter have one title: the later ones are numbered, so that two links never sound alike. */
export function namePaths(items: readonly Pick<ProgressItem, 'id' | 'title'>[]): string[] {
  const before = ({ id, title }: (typeof items)[number]) =>
    items.filter(one => one.title === title && one.id < id).length
  return items.map(item => (before(item) === 0 ? item.title : text.another(item.title, before(item) + 1)))
}

/** The name in the greeting. */
export function greetedName(session: Session, switched: Switched | null): string {
  if (switched) return switched.displayName
  return session.status === 'signedIn' ? displayName(session.user, text.anonymous) : text.anonymous
}
