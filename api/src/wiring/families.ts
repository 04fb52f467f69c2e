import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { linkStore } from '../accounts/links/store.ts'
import { peopleStore } from '../accounts/store.ts'
import { followedPupil } from '../accounts/students/students.ts'
import { eventsOfPupils } from '../calendar/pupils.ts'
import { memberStore } from '../classes/members.ts'
import { classStore } from '../classes/store.ts'
import { childrenHandlers } from '../families/children/routes.ts'
import type { Reach } from '../families/ports.ts'
import { rankPupils } from '../families/rank.ts'
import { familiesHandlers } from '../families/routes.ts'
import { pathsOfPupils } from '../learning/pupils.ts'
import type { Tutor } from '../learning/tutor.ts'
import { objectivesOfPupils } from '../objectives/pupils.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { eventsFor, listAlerts } from '../progress/alerts.ts'
import { workedDaysOfPupils } from '../progress/daily/pupils.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
  tutor: Pick<Tutor, 'findNotion'>
}

/** How a manager's home is composed: each of the pupils in one go. */
export function wireFamilies({ db, now, tutor }: Needs) {
  const links = linkStore(db.q)
  const common = {
    now,
    pupilsOf: async (manager: string) => (await links.pupilsOf(manager)).map(followedPupil),
    eventsOf: (uids: readonly string[], reach: Reach) =>
      eventsOfPupils(db.q)(uids, { ...reach, to: eventsFor(reach).to }),
    objectivesOf: objectivesOfPupils(db.q),
    pathsOf: pathsOfPupils(db.q),
    alertsOf: listAlerts,
    looked: (manager: string, uids: readonly string[]) => auditLog({ db, now }).writeAll(manager, uids, 'viewed'),
  }
  const children = childrenHandlers({
    ...common,
    async teachersOf(uids) {
      const pairs = await links.managersOf(uids, ['ROLE_TEACHER', 'ROLE_COACH'])
      const people = await peopleStore(db.q).list([...new Set(pairs.map(({ manager }) => manager))])
      const named = new Map(people.map(row => [row.uid, shownName(row)]))
      const found = Map.groupBy(pairs, ({ pupil }) => pupil)
      return new Map([...found].map(([uid, list]) => [uid, list.flatMap(({ manager }) => named.get(manager) ?? [])]))
    },
    workedDaysOf: workedDaysOfPupils(db.q),
  })
  const families = familiesHandlers({
    ...common,
    rank: rankPupils(db.q as never, followedPupil),
    notionTitle: ref => tutor.findNotion(ref)?.title,
    classPupils: async (id, manager) =>
      (await classStore(db.q).isTeaching(manager, id)) ? memberStore(db.q).pupilsOf(id) : undefined,
  })
  return { handlers: { ...families, ...children } }
}
