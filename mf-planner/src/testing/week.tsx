import { type CalendarEvent, calendarRoutes } from '@ariane/shared/contracts/calendar'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { icalRoutes } from '@ariane/shared/contracts/ical'
import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { progressRoutes } from '@ariane/shared/contracts/progress'
import { schoolRoutes } from '@ariane/shared/contracts/school'
import { sessionsRoutes } from '@ariane/shared/contracts/sessions'
import { type Drawn, fakeApi, PUPIL, renderScreen, success } from '@ariane/shared/testing/components'
import SchoolScreen from '../screen.tsx'

/** An event for tests: an own lesson of Wednesday. */
export const anEvent = (part: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: crypto.randomUUID(),
  title: 'Les fables',
  description: '',
  type: 'course',
  startDate: '2026-11-18T08:00:00.000Z',
  endDate: '2026-11-18T09:00:00.000Z',
  allDay: false,
  subject: null,
  meta: {},
  recurrenceType: null,
  recurrenceEnd: null,
  alert: null,
  attachments: [],
  source: 'own',
  version: 1,
  ...part,
})

/** The planner over these events and nothing else. */
export function openPlanner(events: CalendarEvent[], at = '/scolaire'): Drawn & { api: ReturnType<typeof fakeApi> } {
  const api = fakeApi()
  api.on(calendarRoutes.listEvents, () => success(events))
  api.on(calendarRoutes.readEvent, ({ id }) => success(events.find(event => event.id === id) ?? anEvent()))
  api.on(objectivesRoutes.listObjectives, () => success([]))
  api.on(sessionsRoutes.weekSessions, () => success({ slots: [], suggestions: [] }))
  const totals = { pedagogical_and_training: 0, homework: 0 }
  api.on(progressRoutes.weeklyAlerts, () => success({ alerts: [], totals }))
  api.on(schoolRoutes.schoolSources, () => success([]))
  api.on(icalRoutes.listCalendars, () => success([]))
  api.on(icalRoutes.refreshCalendars, () => success({ read: 0, failed: 0, changes: 0 }))
  api.on(icalRoutes.readFeed, () => success(null))
  const consent = { state: 'given', by: null, email: null, at: null, way: 'mail', mayDeclareAge: false } as const
  api.on(consentRoutes.readConsent, () => success(consent))
  const screen = <SchoolScreen renderRevisions={() => null} renderHomework={() => null} />
  return { api, ...renderScreen(screen, { as: PUPIL, at }) }
}
