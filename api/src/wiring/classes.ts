import { byRegister, isParent, isTeacher, loginFromEmail, schoolYear } from '@ariane/shared/catalogue'
import { type AuditEvent, isAllowed } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import type { EntrancePorts } from '../accounts/directory/entrance.ts'
import { gradeFrom } from '../accounts/directory/grade.ts'
import { classLinkStore } from '../accounts/links/class-links.ts'
import { stopStore } from '../accounts/links/stops.ts'
import { isRecent } from '../accounts/passwords/recent.ts'
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
import { relationFinder } from '../rights/relations/relations.ts'
import { consentEnds } from './consent-ends.ts'
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
  const [store, stops] = [classLinkStore(db.q, consentEnds({ db, now })), stopStore(db.q)]
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
    async hold(id, managers, pupils, asked) {
      if (managers.length === 0) return
      if (asked?.of) for (const pupil of pupils) await stops.lift(asked.of, pupil, asked.at)
      await note(await store.hold(id, managers, pupils, { now: now(), byPupil: asked !== undefined }), 'linked')
    },
    release: async (id, { manager, pupils }) => note(await store.release(id, manager ?? null, pupils ?? null), 'left'),
    carry: store.carry,
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
    schoolYear: () => schoolYear(localDay(now())),
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
  const [members, relations, people] = [memberStore(db.q), relationFinder(db.q), readPeople(db)]
  return async (classId: string, teacher: string) => {
    const among = await relations.among(teacher, await members.pupilsOf(classId))
    const named = await people([...among].flatMap(([uid, one]) => (isAllowed(one, 'read', 'ROLE_TEACHER') ? uid : [])))
    return [...named.values()].sort(byRegister).map(({ uid, ...person }) => ({ userId: uid, ...person }))
  }
}

/** How classes are composed: people and links are those of the accounts. */
export function wireClasses({ changeGrade, db, limiter, now }: Needs) {
  const relations = relationFinder(db.q)
  const ports: ClassPorts = {
    changeGrade,
    db,
    limiter,
    links: linksOfClasses({ db, now }),
    among: relations.among,
    async isHeld(pupil, classId) {
      const person = await peopleStore(db.q).find(pupil)
      const members = memberStore(db.q)
      if (!person || !isRecent(person, now()) || !(await members.pupilsOf(classId)).includes(pupil)) return false
      const teachers = (await members.teachersOf(classId)).map(({ uid }) => uid)
      const found = await Promise.all(teachers.map(uid => relations.between(uid, pupil)))
      return found.includes('approved')
    },
    note: auditLog({ db, now }).writeAll,
    now,
    people: readPeople(db),
  }
  return { handlers: { ...classHandlers(ports), ...classMemberHandlers(ports) } }
}
