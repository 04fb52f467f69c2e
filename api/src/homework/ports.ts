import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { GivenWork, PathStatus, PathSummary, ReadingFailure } from '@ariane/shared/contracts'
import type { Beside, HomeworkExercise, HomeworkQuestion, JudgedHomework, SecondReading } from '@ariane/tutor'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { HomeworkTables } from './tables.ts'

/** A homework as it stands among the paths of its pupil. */
interface HomeworkPath {
  id: number
  user_id: string
  status: PathStatus
  description: string
  subject: Subject
  grade: SchoolGrade
  chapter_id: string
  seed: number
}

interface NewHomework extends Omit<HomeworkPath, 'id' | 'status'> {
  title: string
  created_at: Date
}

/** What has been answered in the one module. */
interface Answered {
  key: string
  answer: string
  result: object
  /** 0 to 1; null where rules cannot tell. */
  score: number | null
}

/** Where a homework stands: among the paths of its pupil, with one module. */
export interface HomeworkPaths {
  /** The key of the job that writes it. */
  jobKey(id: number): string
  find(id: number): Promise<HomeworkPath | undefined>
  /** The same, held until the end of the transaction. */
  lock(id: number): Promise<HomeworkPath | undefined>
  summaryOf(id: number): Promise<PathSummary | undefined>
  idsOf(userId: string): Promise<number[]>
  /** Fails with `full`. */
  add(homework: NewHomework): Promise<number>
  /** Ends a generation: the homework is there with its one module. */
  written(id: number, done: { title: string; questions: number }): Promise<void>
  /** Gives a generation up. */
  giveUp(id: number, failure: 'failed' | 'too_much' | 'no_content' | ReadingFailure): Promise<void>
  moduleOf(id: number): Promise<number | undefined>
  pathOf(moduleId: number): Promise<number | undefined>
  /** How many of the questions are settled: all of them end the homework. Gives whether it ended now. */
  settled(id: number, settled: number, now: Date): Promise<boolean>
  /** Keeps an answer, for the pupil's scores and hours of work. */
  answered(moduleId: number, userId: string, now: Date, answer: Answered): Promise<void>
}

/** What homework is begun with. */
export interface AskPorts {
  db: UnitOfWork<HomeworkTables>
  now(): Date
  jobs: Jobs
  paths: HomeworkPaths
}

/** Who helps where rules only guide. */
export interface HomeworkTutor {
  /** `beside` has what was replied where the answer was asked back about, and what a second reader gave for it. */
  judgeHomework(question: HomeworkQuestion, answer: string, attemptsSoFar: number, beside?: Beside): JudgedHomework
  /** Has a model read an answer a second time, for `judgeHomework`; absent without one. Takes seconds. */
  readHomeworkAnswer?(
    question: HomeworkQuestion,
    answer: string,
    pupil: string,
    signal: AbortSignal,
  ): Promise<SecondReading | undefined>
  /** Absent without a model. */
  helpHomework?(
    pupil: string,
    homework: { subject: Subject; grade: SchoolGrade; exercises: HomeworkExercise[] },
    signal: AbortSignal,
  ): Promise<HomeworkExercise[]>
}

/** What homework is built from. */
export interface HomeworkPorts {
  tutor: Pick<HomeworkTutor, 'judgeHomework' | 'readHomeworkAnswer'>
  db: UnitOfWork<HomeworkTables>
  now(): Date
  paths: HomeworkPaths
  /** Homework of a pupil, newest first. */
  homeworkOf(userId: string): Promise<PathSummary[]>
  /** Says in the planner that what was given is finished. */
  finishGiven(pathId: number): Promise<void>
  /** What of these homeworks of a pupil was given to a class, by path. */
  givenOf(userId: string, ids: readonly number[]): Promise<ReadonlyMap<number, GivenWork>>
  /** Takes a missed question into the carnet d'erreurs. */
  noteError(userId: string, ref: { moduleId: number; key: string }): Promise<void>
}
