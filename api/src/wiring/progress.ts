import { eventChanges } from '../calendar/changes.ts'
import { calendarStore } from '../calendar/store.ts'
import { moduleSubjects } from '../learning/module-subjects.ts'
import { pathScores } from '../learning/path-scores.ts'
import { pathReader } from '../learning/reader.ts'
import { workedDays } from '../learning/worked-days.ts'
import { objectivesStore } from '../objectives/store.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { dailyHandlers } from '../progress/daily/routes.ts'
import type { ProgressPorts } from '../progress/ports.ts'
import { progressHandlers } from '../progress/routes.ts'
import { sessionHandlers } from '../progress/session-routes.ts'
import { reviewStore } from '../review/store.ts'
import { settingsStore } from '../settings/store.ts'
import type { Database } from './database.ts'
import { withGiverNames } from './learning.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
}

/** How alerts, suggestions and reminders are composed, and how a session that was taken becomes an event. */
export function wireProgress({ db, now }: Needs) {
  const { q } = db
  const events = eventChanges({ db, now })
  const ports: ProgressPorts = {
    db,
    now,
    worksOf: async userId =>
      withGiverNames(db)(userId, await pathReader(q)(userId, ['pedagogical_pathway', 'homework'])),
    eventsOf: calendarStore(q).between,
    scoresOf: pathScores(q),
    settingsOf: settingsStore(q).find,
    objectivesOf: objectivesStore(q).list,
    errorsDueOf: async userId => (await reviewStore(q).listOf(userId)).map(({ due_day }) => due_day),
    async missedOf(userId) {
      const cards = await reviewStore(q).listOf(userId)
      const subjects = await moduleSubjects(q)(cards.map(({ module_id }) => module_id))
      return cards.map(({ due_day, added_at, module_id }) => ({
        dueDay: due_day,
        addedAt: added_at,
        subject: subjects.get(module_id) ?? null,
      }))
    },
    workedDaysOf: workedDays(q).between,
    noteWork: userId => workedDays(q).note(userId, now()),
    addSession: ({ userId, title, description, start, end, subject }) =>
      events.create({
        userId,
        title,
        description,
        type: 'revision',
        startTimestamp: +start / 1000,
        endTimestamp: +end / 1000,
        allDay: false,
        meta: subject ? { subject } : {},
      }),
  }
  return { handlers: { ...progressHandlers(ports), ...sessionHandlers(ports), ...dailyHandlers(ports) } }
}
