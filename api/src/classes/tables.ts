import type { SchoolGrade } from '@ariane/shared/catalogue'

interface ClassesTable {
  id: string
  name: string
  /** Null for what the school named, and for who is gone. */
  named_by: string | null
  grade: SchoolGrade
  /** The year in which its school year began. */
  school_year: number
  created_at: Date
  archived_at: Date | null
  /** The class that goes on with it in the next school year. */
  next_id: string | null
}

/** The code on the poster of a class. */
interface ClassCodesTable {
  class_id: string
  code: string
  expires_at: Date
}

/** The link that makes another adult a teacher of the class. */
interface ClassInvitationsTable {
  class_id: string
  token_hash: string
  expires_at: Date
}

export interface ClassesTables {
  classes: ClassesTable
  class_teachers: { class_id: string; manager_uid: string; joined_at: Date }
  /**
   * `known_as`: what the teachers of the class know the pupil by, as he said when he asked; `grade_before`: the grade out of which the
   * class took him when its year began.
   */
  class_pupils: {
    class_id: string
    pupil_uid: string
    joined_at: Date
    known_as: string | null
    grade_before: SchoolGrade | null
  }
  /** `teacher_uid`: the only teacher whom the pupil read when he asked; null where there were several. */
  class_requests: {
    class_id: string
    pupil_uid: string
    asked_at: Date
    teacher_uid: string | null
    known_as: string | null
  }
  class_codes: ClassCodesTable
  class_invitations: ClassInvitationsTable
  class_groups: { id: string; class_id: string; name: string }
  /** What a school's directory said of somebody's classes when he last came. */
  directory_members: { uid: string; provider: string; school: string; name: string; teaches: boolean }
  /** Which class one of the directory is. */
  directory_classes: { class_id: string; provider: string; school: string; name: string; school_year: number }
  class_group_pupils: { group_id: string; class_id: string; pupil_uid: string }
}
