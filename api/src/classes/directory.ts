import { randomUUID } from 'node:crypto'
import type { SchoolGrade } from '@ariane/shared/catalogue'
import { MAX_CLASS_PUPILS } from '@ariane/shared/contracts'
import { directoryClassStore, type Named } from './directory-store.ts'
import { classEnrolment } from './enrolment.ts'
import { memberStore } from './members.ts'
import type { ClassPorts } from './ports.ts'
import { classStore } from './store.ts'

interface DirectoryClassPorts extends Pick<ClassPorts, 'db' | 'now' | 'links' | 'people'> {
  /** The year in which the school year of now began. */
  schoolYear(): number
  /** The level that a name says. */
  gradeOf(name: string): SchoolGrade | undefined
}

interface Enrolment {
  uid: string
  teaches: boolean
  provider: string
  school: string
  classes: readonly string[]
}

/** Classes as the directory of a school names them. To be called in a transaction. */
export function directoryClasses({ db, now, links, people, schoolYear, gradeOf }: DirectoryClassPorts) {
  const { q } = db
  const store = directoryClassStore(q)
  const classes = classStore(q)
  const members = memberStore(q)
  const enrolment = classEnrolment({ db, now, links })

  /** The level of a class whose name does not say it is that of who is in it. */
  async function readLevel({ name }: Named, pupils: readonly string[]): Promise<SchoolGrade | undefined> {
    return gradeOf(name) ?? [...(await people(pupils)).values()][0]?.grade
  }

  /** The class of this year once it has a teacher and a level; undefined before, and once it was archived. */
  async function open(
    named: Named,
    teachers: readonly string[],
    pupils: readonly string[],
  ): Promise<string | undefined> {
    const year = schoolYear()
    const known = await store.find(named, year)
    if (known) return known.archived_at ? undefined : known.id
    const grade = teachers.length > 0 ? await readLevel(named, pupils) : undefined
    if (grade === undefined) return undefined
    const id = randomUUID()
    await classes.add({ id, name: named.name, grade, school_year: year, created_at: now() })
    await store.add(id, named, year)
    return id
  }

  /** Puts everybody into the class whom the directory has named for it by now. */
  async function fill(named: Named) {
    const { teachers, pupils } = await store.namedFor(named)
    const id = await open(named, teachers, pupils)
    if (id === undefined) return
    const inIt = new Set((await members.teachersOf(id)).map(({ uid }) => uid))
    for (const uid of teachers.filter(one => !inIt.has(one))) await enrolment.addTeacher(id, uid)
    const known = new Set(await members.pupilsOf(id))
    const fresh = pupils.filter(uid => !known.has(uid)).slice(0, MAX_CLASS_PUPILS - known.size)
    if (fresh.length > 0) await enrolment.addPupils(id, fresh)
  }

  /** Takes somebody out of a class that the directory does not name for him any more; one without a teacher is archived. */
  async function leave(named: Named, { uid, teaches }: Enrolment) {
    const known = await store.find(named, schoolYear())
    if (!known || known.archived_at) return
    if (!teaches) return enrolment.removePupil(known.id, uid)
    const teachers = await members.teachersOf(known.id)
    if (teachers.some(one => one.uid !== uid)) return enrolment.removeTeacher(known.id, uid, uid)
    await classes.change(known.id, { archived_at: now() })
    await classes.close(known.id)
    await links.release(known.id, {})
  }

  /** What the directory says now of somebody's classes. What he is in by another way stays. */
  return async (who: Enrolment): Promise<void> => {
    const { uid, provider, teaches } = who
    const before = await store.namesOf(uid, provider)
    const now = who.classes.map(name => ({ provider, school: who.school, name }))
    const key = ({ school, name }: Named) => JSON.stringify([school, name])
    const kept = new Set(now.map(key))
    const left = before.filter(one => !kept.has(key(one)))
    // In one order for everybody, so that two who come at once never wait for each other.
    const all = [...left, ...now].sort((a, b) => (key(a) < key(b) ? -1 : 1))
    for (const named of all) await store.hold(named)
    for (const named of left) {
      await store.forget(uid, named)
      await leave(named, who)
    }
    await store.name(uid, teaches, now)
    for (const named of now) await fill(named)
  }
}
