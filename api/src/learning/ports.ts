import type { BodyOf, learningRoutes, PathSummary } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { PathLine } from './reader.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** Notes that a pupil missed a question. To be called in the transaction that keeps the answer. */
export type NoteError = (userId: string, ref: { moduleId: number; key: string }) => Promise<void>

type HomeworkRequest = Extract<BodyOf<typeof learningRoutes.generatePath>, { pathType: 'homework' }>

/** What paths and their modules are built from. */
export interface LearningPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  jobs: Jobs
  tutor: Tutor
  /** Looks at a homework that is asked for; what it gives begins it, in a transaction, and gives its id. */
  askHomework(request: HomeworkRequest): Promise<() => Promise<number>>
  noteError: NoteError
  /** Says in the planner that what was given is finished. To be called in the transaction that ends it. */
  finishGiven(pathId: number): Promise<void>
}

/** What the list of paths is built from. */
export interface PathListPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  jobs: Jobs
  tutor: Tutor
  /** Takes over what was sent and written for a homework. */
  copyHomework(from: number, to: number): Promise<void>
  /** Whether a caller may read a pupil's work. */
  mayRead(caller: Caller, pupil: string): Promise<boolean>
  /** Adds the name of who gave a path. */
  withGiver(pupil: string, paths: PathLine[]): Promise<PathSummary[]>
}
