import type { AssignedWork } from '@ariane/shared/contracts'
import type { JSONColumnType } from 'kysely'

interface AssignmentsTable {
  id: string
  class_id: string
  given_by: string | null
  work: JSONColumnType<AssignedWork>
  title: string
  instruction: string
  /** The same path for each pupil: answers stand side by side. */
  seed: number
  /** Local days. */
  opens_day: string
  due_day: string
  given_at: Date
  withdrawn_at: Date | null
}

/** What a pupil has of an assignment; a part that the pupil removed is null. */
interface AssignmentPupilsTable {
  assignment_id: string
  pupil_uid: string
  /** Null until it opens. */
  delivered_at: Date | null
  path_id: number | null
  objective_id: string | null
  event_id: string | null
}

/** The photo or the sound of a statement. */
interface AssignmentFilesTable {
  assignment_id: string
  media: Buffer
  media_type: string
}

export interface AssignmentsTables {
  assignment_files: AssignmentFilesTable
  assignments: AssignmentsTable
  assignment_pupils: AssignmentPupilsTable
}
