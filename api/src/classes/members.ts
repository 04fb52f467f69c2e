import type { SchoolGrade } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { Asked } from './ports.ts'
import type { ClassesTables } from './tables.ts'

/** A teacher whom the pupil stopped neither reads nor answers his request, but one in which the pupil read his name alone. */
export const isShownTo = (teacher: string) => sql<boolean>`(class_requests.teacher_uid = ${teacher}
  or not exists (select from stops where stops.pupil_uid = class_requests.pupil_uid and manager_uid = ${teacher}))`

/** A pupil with the grade out of which a class took him. */
export interface KeptGrade {
  uid: string
  grade: SchoolGrade
}

/** Statements on who is in a class. */
export const memberStore = (q: () => Kysely<ClassesTables>) => ({
  teachersOf: (id: string) =>
    q()
      .selectFrom('class_teachers')
      .select(['manager_uid as uid', 'joined_at as since'])
      .where('class_id', '=', id)
      .orderBy('joined_at')
      .orderBy('manager_uid')
      .execute(),

  async addTeacher(id: string, uid: string, joined_at: Date) {
    await q()
      .insertInto('class_teachers')
      .values({ class_id: id, manager_uid: uid, joined_at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  async removeTeacher(id: string, uid: string) {
    await q().deleteFrom('class_teachers').where('class_id', '=', id).where('manager_uid', '=', uid).execute()
  },

  async pupilsOf(id: string): Promise<string[]> {
    const rows = await q().selectFrom('class_pupils').select('pupil_uid').where('class_id', '=', id).execute()
    return rows.map(row => row.pupil_uid)
  },

  /** What the class knows its pupils by, where they said so. */
  async knownAs(id: string): Promise<ReadonlyMap<string, string>> {
    const rows = await q()
      .selectFrom('class_pupils')
      .select(['pupil_uid', 'known_as'])
      .where('class_id', '=', id)
      .where('known_as', 'is not', null)
      .execute()
    return new Map(rows.map(row => [row.pupil_uid, row.known_as ?? '']))
  },

  async addPupils(id: string, uids: readonly string[], joined_at: Date, knownAs?: ReadonlyMap<string, string | null>) {
    if (uids.length === 0) return
    const named = (uid: string) => knownAs?.get(uid) ?? null
    await q()
      .insertInto('class_pupils')
      .values(uids.map(pupil_uid => ({ class_id: id, pupil_uid, joined_at, known_as: named(pupil_uid) })))
      // Who is in it already may have said another name since.
      .onConflict(conflict =>
        conflict.columns(['class_id', 'pupil_uid']).doUpdateSet(eb => ({
          known_as: eb.fn.coalesce('excluded.known_as', 'class_pupils.known_as'),
        })),
      )
      .execute()
  },

  /** Also out of the classes that it goes on from and that may come back. */
  async removePupil(id: string, uid: string, undoable: Date) {
    await sql`with recursive those (id) as (
        select ${id}::uuid
        union select classes.id from classes join those on next_id = those.id where archived_at > ${undoable})
      delete from class_pupils where pupil_uid = ${uid} and class_id in (select id from those)`.execute(q())
  },

  async keepGrade(id: string, uid: string, grade_before: SchoolGrade) {
    await q()
      .updateTable('class_pupils')
      .set({ grade_before })
      .where('class_id', '=', id)
      .where('pupil_uid', '=', uid)
      .execute()
  },

  async keptGrades(id: string): Promise<KeptGrade[]> {
    const rows = await q()
      .selectFrom('class_pupils')
      .select(['pupil_uid as uid', 'grade_before'])
      .where('class_id', '=', id)
      .execute()
    return rows.flatMap(({ uid, grade_before }) => (grade_before === null ? [] : { uid, grade: grade_before }))
  },

  /** The oldest first. */
  requestsOf: (id: string, teacher: string) =>
    q()
      .selectFrom('class_requests')
      .select(['pupil_uid as uid', 'asked_at as at', 'known_as as knownAs'])
      .where('class_id', '=', id)
      .where(isShownTo(teacher))
      .orderBy('asked_at')
      .execute(),

  async ask(id: string, uid: string, asked_at: Date, known_as: string | null) {
    const [first, ...others] = await this.teachersOf(id)
    const asked = { asked_at, known_as, teacher_uid: others.length === 0 ? (first?.uid ?? null) : null }
    await q()
      .insertInto('class_requests')
      .values({ class_id: id, pupil_uid: uid, ...asked })
      .onConflict(conflict => conflict.columns(['class_id', 'pupil_uid']).doUpdateSet(asked))
      .execute()
  },

  /** For a teacher who answers, or for the pupil. Undefined when there was none. */
  endRequest: (id: string, uid: string, teacher?: string): Promise<Asked | undefined> =>
    q()
      .deleteFrom('class_requests')
      .where('class_id', '=', id)
      .where('pupil_uid', '=', uid)
      .where(teacher === undefined ? sql<boolean>`true` : isShownTo(teacher))
      .returning(['asked_at as at', 'teacher_uid as of', 'known_as as knownAs'])
      .executeTakeFirst(),

  async dropRequests(uid: string) {
    await q().deleteFrom('class_requests').where('pupil_uid', '=', uid).execute()
  },

  /** Pupils and teachers of the classes of a pupil. */
  async besides(pupil: string): Promise<string[]> {
    const classes = (await this.classesOf(pupil)).map(({ id }) => id)
    const uids = await Promise.all(
      classes.map(async id => [...(await this.pupilsOf(id)), ...(await this.teachersOf(id)).map(({ uid }) => uid)]),
    )
    return [...new Set(uids.flat())].filter(uid => uid !== pupil)
  },

  /** What the classes of a pupil know him and the others in them by, and what he said where he waits. */
  async namesBeside(pupil: string): Promise<string[]> {
    const classes = (await this.classesOf(pupil)).map(({ id }) => id)
    const names = await Promise.all(classes.map(async id => [...(await this.knownAs(id)).values()]))
    const asked = await q().selectFrom('class_requests').select('known_as').where('pupil_uid', '=', pupil).execute()
    return [...names.flat(), ...asked.flatMap(({ known_as }) => known_as ?? [])]
  },

  /** The running classes of a pupil, and those that he asked to join. */
  async classesOf(uid: string) {
    const columns = ['classes.id', 'classes.name'] as const
    const member = q()
      .selectFrom('class_pupils')
      .innerJoin('classes', 'classes.id', 'class_pupils.class_id')
      .select(columns)
      .where('pupil_uid', '=', uid)
      .where('archived_at', 'is', null)
      .orderBy('classes.name')
    const asked = q()
      .selectFrom('class_requests')
      .innerJoin('classes', 'classes.id', 'class_requests.class_id')
      .select(columns)
      .where('pupil_uid', '=', uid)
      .orderBy('classes.name')
    const [mine, waiting] = [await member.execute(), await asked.execute()]
    return [...mine.map(row => ({ ...row, waiting: false })), ...waiting.map(row => ({ ...row, waiting: true }))]
  },
})
