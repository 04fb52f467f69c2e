import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { linkStore } from '../accounts/links/store.ts'
import { followedPupil } from '../accounts/students/students.ts'
import { eventsOfPupils } from '../calendar/pupils.ts'
import { memberStore } from '../classes/members.ts'
import { classStore } from '../classes/store.ts'
import { rankPupils } from '../families/rank.ts'
import { familiesHandlers } from '../families/routes.ts'
import { pathsOfPupils } from '../learning/pupils.ts'
import type { Tutor } from '../learning/tutor.ts'
import { objectivesOfPupils } from '../objectives/pupils.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { eventsFor, listAlerts } from '../progress/alerts.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
  tutor: Pick<Tutor, 'findNotion'>
}

/** How a manager's home is composed: each of the pupils in one go. */
export const wireFamilies = ({ db, now, tutor }: Needs) => ({
  handlers: familiesHandlers({
    now,
    rank: rankPupils(db.q as never, followedPupil),
    notionTitle: ref => tutor.findNotion(ref)?.title,
    classPupils: async (id, manager) =>
      (await classStore(db.q).isTeaching(manager, id)) ? memberStore(db.q).pupilsOf(id) : undefined,
    pupilsOf: async manager => (await linkStore(db.q).pupilsOf(manager)).map(followedPupil),
    eventsOf: (uids, reach) => eventsOfPupils(db.q)(uids, { ...reach, to: eventsFor(reach).to }),
    objectivesOf: objectivesOfPupils(db.q),
    pathsOf: pathsOfPupils(db.q),
    alertsOf: listAlerts,
    looked: (manager, uids) => auditLog({ db, now }).writeAll(manager, uids, 'viewed'),
  }),
})
