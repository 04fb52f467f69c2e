import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { ConsentState, Decider, Relation, SlipAnswer } from '@ariane/shared/contracts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface RightsTables {
  consents: {
    pupil_uid: string
    state: Exclude<ConsentState, 'not_needed' | 'missing'>
    parent_email: string | null
    /** The linked adult who gave it, or who withdrew it. */
    by_uid: string | null
    by_name: string | null
    /** By what right it was given; null for one that is not counted. */
    given_as: 'parent' | Decider | null
    /** Of the tokens in the two mails; they are kept nowhere. */
    confirm_hash: string | null
    confirm_until: Date | null
    withdraw_hash: string | null
    /** Of the link with which a parent says what else may be read of a school. */
    school_hash: string | null
    school_until: Date | null
    at: Date
    /** Given on a slip that a parent signed. */
    on_paper: Generated<boolean>
    /** When somebody else than the pupil took it back; until a parent or who decides says yes. */
    refused_at: Date | null
    /** Of the mailbox from which that was done by mail. */
    refused_hash: string | null
  }
  /** What parents sign; the code records an answer and lets a parent follow, and makes no consent valid. */
  consent_slips: {
    pupil_uid: string
    code: string
    made_by_uid: string | null
    made_by_name: string
    made_at: Date
    answer: SlipAnswer | null
    answered_at: Date | null
    reminded_at: Date | null
    /** Who printed it last: a parent follows by it while that teacher does. */
    printed_by_uid: string | null
    links_until: Date | null
    /** How many adults it let in. */
    linked: Generated<number>
  }
  /** Adults whom an operator approved for a pupil; the open one of the two has no end. Null: one that named nobody, ended. */
  adult_approvals: {
    id: GeneratedAlways<number>
    adult_uid: string
    pupil_uid: string | null
    by_uid: string | null
    by_name: string
    at: Date
    ended_by_uid: string | null
    ended_by_name: string | null
    ended_at: Date | null
  }
  /** The school's own legal basis; the current one has no end. */
  legal_bases: {
    id: GeneratedAlways<number>
    basis: string
    by_uid: string | null
    by_name: string
    at: Date
    ended_by_uid: string | null
    ended_by_name: string | null
    ended_at: Date | null
  }
  /** Accounts whose end is planned. */
  deletions: {
    person_uid: string
    asked_by: string | null
    asked_name: string
    asked_at: Date
    due_at: Date
  }
  /** Digests of the ids of people who are gone: a backup that is restored loses them again. */
  erased: {
    uid_hash: string
    at: Date
  }
  grade_demands: {
    pupil_uid: string
    grade: SchoolGrade
    asked_at: Date
  }
  grade_changes: {
    id: GeneratedAlways<number>
    pupil_uid: string
    from_grade: SchoolGrade
    to_grade: SchoolGrade
    by_uid: string | null
    by_name: string
    at: Date
    /** What he was to the pupil then; null before this was kept, and for who decided nothing. */
    by_relation: Relation | null
  }
  /** When somebody last said that the grade is right. */
  grade_checks: {
    pupil_uid: string
    at: Date
  }
}
