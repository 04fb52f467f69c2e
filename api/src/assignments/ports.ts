import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { AssignedWork, AssignmentDetail } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { AssignmentsTables } from './tables.ts'

interface ClassPupil {
  userId: string
  fullName: string
}

/** What work is called, and for which grade it is; an objective is for every grade. */
interface DescribedWork {
  title: string
  grade: SchoolGrade | null
}

/** What a pupil received; both are null for a pupil who has no room for it. */
export interface Delivered {
  pathId: number | null
  objectiveId: string | null
}

/** How far a pupil is with one thing. */
export interface WorkProgress {
  begun: boolean
  done: boolean
  answers: number
  right: number
}

/** A photo or a sound beside a statement. */
export interface WorkFile {
  kind: 'image' | 'audio'
  type: string
  bytes: Buffer
}

/** One piece of work for one pupil. */
export interface Delivery {
  work: AssignedWork
  title: string
  instruction: string
  seed: number
  dueDay: string
  pupil: string
  /** Who gave it; null once that account is gone. */
  giver: string | null
  file: WorkFile | undefined
}

/** What assignments are built from. */
export interface AssignmentPorts {
  db: UnitOfWork<AssignmentsTables>
  now(): Date
  /** The pupils of a class whom a teacher follows, as in a register. */
  pupilsOf(classId: string, teacher: string): Promise<ClassPupil[]>
  /** The grade of a class; fails with `locked` when it is archived. */
  gradeOf(classId: string): Promise<SchoolGrade>
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Undefined when it is not there, or not the teacher's to give. */
  describe(work: AssignedWork, teacher: string): Promise<DescribedWork | undefined>
  /** What a teacher had read as a file; undefined when it is not kept any more, or is no photo or sound of his. */
  findFile(readingId: string, teacher: string): Promise<WorkFile | undefined>
  /** Hands work to a pupil, in a transaction; fails with `full` where there is no room for it. */
  deliver(delivery: Delivery): Promise<Delivered>
  /** Enters what is due into a pupil's planner, moves it there, and takes it out. */
  planner: {
    add(delivery: Delivery): Promise<string>
    move(eventId: string, day: string): Promise<void>
    remove(eventIds: readonly string[]): Promise<void>
  }
  progressOfPaths(ids: readonly number[]): Promise<ReadonlyMap<number, WorkProgress>>
  /** What was answered on the paths that pupils have, by the register. */
  resultsOf(
    given: readonly { userId: string; pathId: number }[],
  ): Promise<Pick<AssignmentDetail, 'notions' | 'questions'>>
  progressOfObjectives(ids: readonly string[]): Promise<ReadonlyMap<string, WorkProgress>>
  /** Takes back what nobody began. */
  remove(delivered: readonly Delivered[]): Promise<void>
  /** How many of these pupils answered on a notion since a moment, and how many of them had most of it right. */
  changedSince(notion: string, pupils: readonly string[], since: Date): Promise<{ again: number; right: number }>
  /** Those of these pupils for whom words of this author wait. */
  waiting(pupils: readonly string[], author: string | null): Promise<ReadonlySet<string>>
  /** Those of these pupils whom an adult does not follow, or not any more. */
  apart(pupils: readonly string[], adult: string): Promise<ReadonlySet<string>>
  /** Leaves a line in the audit log of each of them. */
  note(teacher: string, pupils: readonly string[], what: 'paths' | 'homework' | 'objectives' | 'viewed'): Promise<void>
}
