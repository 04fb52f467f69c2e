import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { linkStore } from '../accounts/links/store.ts'
import { peopleStore } from '../accounts/store.ts'
import { followedPupil } from '../accounts/students/students.ts'
import { eventsOfPupils } from '../calendar/pupils.ts'
import { memberStore } from '../classes/members.ts'
import { classStore } from '../classes/store.ts'
import { childrenReader } from '../families/children/reader.ts'
import { childrenHandlers } from '../families/children/routes.ts'
import { DIGEST_MAIL, digestMail, digestSchedule } from '../families/digest/mail.ts'
import type { DigestPorts } from '../families/digest/ports.ts'
import { digestHandlers } from '../families/digest/routes.ts'
import type { Reach } from '../families/ports.ts'
import { rankPupils } from '../families/rank.ts'
import { familiesHandlers } from '../families/routes.ts'
import { pathsOfPupils } from '../learning/pupils.ts'
import type { Tutor } from '../learning/tutor.ts'
import { workedDays } from '../learning/worked-days.ts'
import { objectivesOfPupils } from '../objectives/pupils.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { eventsFor, listAlerts } from '../progress/alerts.ts'
import { weeksOfPupils } from '../progress/daily/weeks.ts'
import { findMailbox } from './accounts.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Pick<Config, 'productName' | 'publicUrl'>
  db: UnitOfWork<Database>
  jobs: Jobs
  mail: BudgetedMailer | undefined
  now(): Date
  secret: string
  tutor: Pick<Tutor, 'findNotion'>
}

/** How a manager's home is composed: each of the pupils in one go. */
export function wireFamilies({ config, db, jobs, mail, now, secret, tutor }: Needs) {
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
  const childrenPorts = {
    ...common,
    async teachersOf(uids: readonly string[]) {
      const pairs = await links.managersOf(uids, ['ROLE_TEACHER', 'ROLE_COACH'])
      const people = await peopleStore(db.q).list([...new Set(pairs.map(({ manager }) => manager))])
      const named = new Map(people.map(row => [row.uid, shownName(row)]))
      const found = Map.groupBy(pairs, ({ pupil }) => pupil)
      return new Map([...found].map(([uid, list]) => [uid, list.flatMap(({ manager }) => named.get(manager) ?? [])]))
    },
    weeksOf: weeksOfPupils(db.q, workedDays(db.q).between),
  }
  const digest: DigestPorts = {
    db,
    jobs,
    looked: common.looked,
    mail,
    async mailboxOf(uid) {
      const person = await peopleStore(db.q).find(uid)
      return person && !person.disabled_at ? findMailbox(db)(uid) : undefined
    },
    now,
    productName: config.productName,
    publicUrl: config.publicUrl,
    readChildren: childrenReader(childrenPorts),
    secret,
  }
  const background: JobHandlers = { [DIGEST_MAIL]: digestMail(digest) }
  const families = familiesHandlers({
    ...common,
    rank: rankPupils(db.q as never, followedPupil),
    notionTitle: ref => tutor.findNotion(ref)?.title,
    classPupils: async (id, manager) =>
      (await classStore(db.q).isTeaching(manager, id)) ? memberStore(db.q).pupilsOf(id) : undefined,
  })
  return {
    handlers: { ...families, ...childrenHandlers(childrenPorts), ...digestHandlers(digest) },
    jobs: background,
    /** Asks for the digests of a week that is over. */
    enqueueDigests: digestSchedule(digest),
  }
}
