import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { Done, route, success, Uid, UuidParam } from './route.ts'

export const MAX_CLASS_NAME_CHARS = 40
export const MAX_CLASS_PUPILS = 150
/** Classes of a teacher that are not archived. */
export const MAX_CLASSES = 200

const CLASS_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’°().,+/-]*$/u
/** '6e B', 'Latin 4e, groupe 2'. */
export const ClassName = z.string().trim().normalize('NFC').max(MAX_CLASS_NAME_CHARS).regex(CLASS_NAME)
const Grade = z.enum(SCHOOL_GRADES)
/** The year in which a school year begins. */
const SchoolYear = z.int().min(2000).max(2100)
const Count = z.int().nonnegative()
/** What the pupil said that the teachers of this class know him by: they alone read it. */
const KnownAs = z.string().optional()

/** A class as the list of a teacher shows it. */
export const ClassSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    grade: Grade,
    schoolYear: SchoolYear,
    /** All pupils of the class. */
    pupils: Count,
    /** Pupils who ask to join. */
    requests: Count,
    /** The names of its teachers, in the order in which they came. */
    teachers: z.array(z.string()),
    archivedAt: z.string().nullable(),
  })
  .meta({ id: 'ClassSummary' })
export type ClassSummary = z.infer<typeof ClassSummary>

/** A pupil of a class, for a teacher who follows the pupil. */
export const ClassPupil = z
  .object({
    userId: Uid,
    fullName: z.string(),
    knownAs: KnownAs,
    firstName: z.string(),
    lastName: z.string(),
    /** What the pupil types to sign in; tells apart pupils of the same name. */
    login: z.string(),
    grade: Grade,
    lastConnectedAt: z.string().nullable(),
    /** Ids of groups. */
    groups: z.array(z.uuid()),
  })
  .meta({ id: 'ClassPupil' })
export type ClassPupil = z.infer<typeof ClassPupil>

export const ClassTeacher = z
  .object({ userId: Uid, fullName: z.string(), since: z.string() })
  .meta({ id: 'ClassTeacher' })
export type ClassTeacher = z.infer<typeof ClassTeacher>

export const ClassGroup = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'ClassGroup' })
export type ClassGroup = z.infer<typeof ClassGroup>

/** A pupil who typed the code of the class and waits for a yes. */
export const ClassRequest = z
  .object({ userId: Uid, fullName: z.string(), knownAs: KnownAs, login: z.string(), askedAt: z.string() })
  .meta({ id: 'ClassRequest' })
export type ClassRequest = z.infer<typeof ClassRequest>

/** The code on the poster of a class. */
export const ClassCode = z.object({ code: z.string(), expiresAt: z.string() }).meta({ id: 'ClassCode' })
export type ClassCode = z.infer<typeof ClassCode>

export const ClassDetail = z
  .object({
    id: z.uuid(),
    name: z.string(),
    grade: Grade,
    schoolYear: SchoolYear,
    archivedAt: z.string().nullable(),
    teachers: z.array(ClassTeacher),
    /** By last, then first name; only those whom the caller follows. */
    pupils: z.array(ClassPupil),
    /** Pupils who ended the caller's access. */
    unseen: Count,
    groups: z.array(ClassGroup),
    requests: z.array(ClassRequest),
    code: ClassCode.nullable(),
    /** Until when the invitation of another teacher works. */
    invitedUntil: z.string().nullable(),
    /** Of a class that began by the passage to a new school year: the class before it, and until when that can come back. */
    undo: z.object({ name: z.string(), until: z.string() }).optional(),
  })
  .meta({ id: 'ClassDetail' })
export type ClassDetail = z.infer<typeof ClassDetail>

const Created = success(z.object({ id: z.uuid() }))
const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const

/**
 * Classes of teachers and coaches, all of whom have the same rights on it. A class makes the links between its teachers
 * and pupils, and its end ends them.
 */
export const classRoutes = {
  /** Those of this year by name, then the archived ones. */
  listClasses: route({
    method: 'GET',
    path: '/api/classes',
    summary: 'Classes of a teacher',
    answer: success(z.object({ classes: z.array(ClassSummary) })),
    policy: { allow: 'manager' },
    rate: 'read',
  }),
  /** 403 for a parent; 409 `full` with too many classes. */
  createClass: route({
    method: 'POST',
    path: '/api/classes',
    summary: 'Create a class',
    body: z.object({ name: ClassName, grade: Grade, schoolYear: SchoolYear }),
    answer: Created,
    policy: { allow: 'manager' },
    rate: 'write',
    once: true,
  }),
  readClass: route({
    method: 'GET',
    path: '/api/classes/{id}',
    summary: 'A class with its teachers, pupils, groups and requests',
    params: UuidParam,
    answer: success(ClassDetail),
    policy: about,
    rate: 'read',
  }),
  /** 403 for another name where a pupil stopped the caller, or has not let him in. */
  updateClass: route({
    method: 'PUT',
    path: '/api/classes/{id}',
    summary: 'Change the name and the grade of a class',
    params: UuidParam,
    body: z.object({ name: ClassName, grade: Grade }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** Ends the links that the class made; what pupils did stays theirs. 409 `locked` when it is archived already. */
  archiveClass: route({
    method: 'POST',
    path: '/api/classes/{id}/archive',
    summary: 'Archive a class',
    params: UuidParam,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /**
   * A class for the next school year with the same teachers and the chosen pupils, who change to its grade; the class of
   * this year is archived. 409 `locked` when it is archived already.
   */
  startNextYear: route({
    method: 'POST',
    path: '/api/classes/{id}/next-year',
    summary: 'Move a class to the next school year',
    params: UuidParam,
    body: z.object({ name: ClassName, grade: Grade, userIds: z.array(Uid).min(1).max(MAX_CLASS_PUPILS) }),
    answer: Created,
    policy: about,
    rate: 'write',
    once: true,
  }),
  /**
   * The class that this one goes on from comes back with its groups, who is in this one by now and, where the caller may set it, the
   * grade of before; this one is archived. 409 `locked` later than seven days.
   */
  undoNextYear: route({
    method: 'POST',
    path: '/api/classes/{id}/next-year/undo',
    summary: 'Undo the passage of a class to the next school year',
    params: UuidParam,
    answer: Created,
    policy: about,
    rate: 'write',
  }),
}
