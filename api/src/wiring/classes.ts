import { byRegister, isParent, isTeacher, loginFromEmail, schoolYear } from '@ariane/shared/catalogue'
import type { AuditEvent } from '@ariane/shared/contracts'
import { parisDay } from '@ariane/shared/dates'
import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import type { EntrancePorts } from '../accounts/directory/entrance.ts'
import { gradeFrom } from '../accounts/directory/grade.ts'
import { classLinkStore } from '../accounts/links/class-links.ts'
import { peopleStore } from '../accounts/store.ts'
import { directoryClasses } from '../classes/directory.ts'
import { classEnrolment } from '../classes/enrolment.ts'
import { classMemberHandlers } from '../classes/member-routes.ts'
import { memberStore } from '../classes/members.ts'
import type { ClassLinks, ClassPerson, ClassPorts } from '../classes/ports.ts'
import { classHandlers } from '../classes/routes.ts'
import { classStore } from '../classes/store.ts'
import type { TeacherLookup } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Database } from './database.ts'

interface Base {
  db: UnitOfWork<Database>
  now(): Date
}

interface Needs extends Base {
  changeGrade: ClassPorts['changeGrade']
  limiter: SharedLimiter
}

/** Whether somebody teaches a class. */
export const teacherLookup = (db: UnitOfWork<Database>): TeacherLookup => classStore(db.q).isTeaching

/** Links that classes make and end, with a line in the audit log of each pupil. */
function linksOfClasses({ db, now }: Base): ClassLinks {
  const store = classLinkStore(db.q)
  const log = auditLog({ db, now })
  async function note(pairs: readonly { manager: string; pupil: string }[], what: AuditEvent) {
    for (const [manager, found] of Map.groupBy(pairs, pair => pair.manager))
      await log.writeAll(
        manager,
        found.map(({ pupil }) => pupil),
        what,
      )
  }
  return {
    hold: async (id, managers, pupils) => note(await store.hold(id, managers, pupils, now()), 'linked'),
    release: async (id, { manager, pupils }) => note(await store.release(id, manager ?? null, pupils ?? null), 'left'),
    carry: store.carry,
    followed: store.followed,
  }
}

/** Puts a new pupil into the class of an import; fails unless the manager teaches it. */
export function classEntry({ db, now }: Base) {
  const enrolment = classEnrolment({ db, now, links: linksOfClasses({ db, now }) })
  const classes = classStore(db.q)
  return async (manager: string, classId: string, pupil: string): Promise<boolean> => {
    if (!(await classes.isTeaching(manager, classId))) return false
    await enrolment.addPupils(classId, [pupil])
    return true
  }
}

/** Puts somebody into the classes that the school's directory names, and out of those of before. */
export function directoryEnrolment({ db, now }: Base): EntrancePorts['enrol'] {
  const enrol = directoryClasses({
    db,
    gradeOf: name => gradeFrom([name]),
    links: linksOfClasses({ db, now }),
    now,
    people: readPeople(db),
    schoolYear: () => schoolYear(parisDay(now())),
  })
  return async ({ role, ...who }) => {
    if (!isParent(role)) await enrol({ ...who, teaches: isTeacher(role) })
  }
}

/** The people of these uids, as a class names them. */
const readPeople =
  (db: UnitOfWork<Database>): ClassPorts['people'] =>
  async uids =>
    new Map(
      (await peopleStore(db.q).list(uids)).map((person): [string, ClassPerson] => [
        person.uid,
        {
          uid: person.uid,
          fullName: shownName(person),
          firstName: person.first_name ?? '',
          lastName: person.last_name ?? '',
          login: loginFromEmail(person.email ?? ''),
          grade: person.grade,
          lastConnectedAt: person.last_connected_at,
        },
      ]),
    )

/** The pupils of a class whom a teacher follows, as in a register. */
export function classPupils({ db }: Pick<Base, 'db'>) {
  const [members, links, people] = [memberStore(db.q), classLinkStore(db.q), readPeople(db)]
  return async (classId: string, teacher: string) => {
    const { all } = await links.followed(teacher, await members.pupilsOf(classId))
    const named = await people([...all])
    return [...named.values()].sort(byRegister).map(({ uid, ...person }) => ({ userId: uid, ...person }))
  }
}

/** How classes are composed: people and links are those of the accounts. */
export function wireClasses({ changeGrade, db, limiter, now }: Needs) {
  const ports: ClassPorts = {
    changeGrade,
    db,
    limiter,
    links: linksOfClasses({ db, now }),
    note: auditLog({ db, now }).writeAll,
    now,
    people: readPeople(db),
  }
  return { handlers: { ...classHandlers(ports), ...classMemberHandlers(ports) } }
}
