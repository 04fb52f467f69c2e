import type { ActivityAnswer, Recall, ReviewItem, ReviewQuestion, ReviewResult } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { ReviewTables } from './tables.ts'

/** A question where it was asked: a module, and the part of it. */
export type Ref = { moduleId: number; key: string }

/** A question as it stands now. */
export type Asked = Pick<ReviewItem, 'source' | 'subject' | 'prompt'> & { question: ReviewQuestion }

/** The judgement of an answer; `recall` is null when rules cannot tell. */
export type Judged = {
  judged: ReviewResult['judged']
  recall: Recall | null
  /** Right so far, with parts still to answer. */
  waits?: boolean
  /** To be answered first: the answer is not judged before. */
  askedBack?: { text: string; options: readonly string[] }
}

/** The reply where the answer was asked back about, or until when a second reader may be asked: then it takes seconds. */
export type Judging = { reply: string } | { signal: AbortSignal }

/** An area whose questions may be missed. */
interface QuestionSource {
  /** The questions; those that are gone or belong to another source are left out. */
  find(refs: readonly Ref[]): Promise<(Ref & Asked)[]>
  /** Undefined when it has no such question, or the answer is of another kind. */
  judge(ref: Ref, answer: string | ActivityAnswer, judging: Judging): Promise<Judged | undefined>
}

/** The free time of a work slot of a local day. */
export type WorkSlot = { day: string; start: number; end: number }

/** What notes missed questions. */
export interface NotePorts {
  db: UnitOfWork<ReviewTables>
  now(): Date
}

/** What the carnet d'erreurs is built from, and reads from the other areas. */
export interface ReviewPorts extends NotePorts {
  sources: readonly QuestionSource[]
  /** Slots of so many days from today, in order; null when the pupil works without slots. */
  slotsOf(userId: string, days: number): Promise<WorkSlot[] | null>
  /** Makes today a day on which this pupil did something. */
  noteWork(userId: string): Promise<void>
}

/** Notes that a pupil missed a question. To be called in the transaction that keeps the answer. */
export type NoteError = (userId: string, ref: Ref) => Promise<void>
