import type { Role, SchoolGrade } from '@ariane/shared/catalogue'
import type { AuditEvent, LinkKind } from '@ariane/shared/contracts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface PeopleTable {
  uid: string
  /** Fixed when the account is opened; the database refuses a change. */
  role: ColumnType<Role, Role, never>
  grade: SchoolGrade
  email: string | null
  username: string | null
  display_name: string | null
  pseudo_name: string | null
  first_name: string | null
  last_name: string | null
  is_anonymous: Generated<boolean>
  is_pseudo_account: Generated<boolean>
  assigned_by: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  last_connected_at: Date | null
  /** Refused everywhere from then on. */
  disabled_at: Generated<Date | null>
  /** The tour of the first visit was seen or skipped. */
  tour_seen_at: Generated<Date | null>
  /** When somebody else set the pupil's password last. */
  held_since: Generated<Date | null>
  /** The adult who opened a pupil's account, also after he left. */
  opened_by: Generated<string | null>
  /** The adult who chose the pupil's password last, also where it was changed since. */
  password_by: Generated<string | null>
  /** An adult opened the account or chose the password once, also after he and his account are gone. */
  password_by_adult: Generated<boolean>
  /** Since when no mail for a forgotten password goes to the address: an adult whom the pupil stopped wrote it. */
  reset_mail_ended_at: Generated<Date | null>
  /** An adult who registered, until an operator accepts him. */
  waiting_since: Generated<Date | null>
}

/** A manager reaches the pupils he is linked to: those he created, and those who gave him a code. */
interface LinksTable {
  manager_uid: string
  pupil_uid: string
  kind: LinkKind
  created_at: Generated<Date>
}

/** A class that holds a link: without any it ends. A link that no class made is in none. */
interface ClassLinksTable {
  class_id: string
  manager_uid: string
  pupil_uid: string
}

/** Whom a pupil stopped; nobody is named once that account is gone. */
interface StopsTable {
  id: GeneratedAlways<number>
  pupil_uid: string
  manager_uid: string | null
  at: Date
}

/** An adult who follows once the pupil says yes; null for one whom no class brings. */
interface FollowRequestsTable {
  pupil_uid: string
  manager_uid: string
  class_id: string | null
  asked_at: Date
}

/** Who operates this installation, besides those whom the configuration names. */
interface OperatorsTable {
  uid: string
  at: Date
}

/** The code a pupil gives; using it removes it. */
interface LinkCodesTable {
  pupil_uid: string
  code: string
  expires_at: Date
}

/** The link with which a parent invites the other one. */
interface ParentInvitationsTable {
  parent_uid: string
  token_hash: string
  expires_at: Date
}

/** What adults did on a pupil's account. The name stays as it was. */
export interface JournalTable {
  id: GeneratedAlways<number>
  pupil_uid: string
  actor_uid: string | null
  actor_name: string
  actor_role: Role
  what: AuditEvent
  began_at: Date
  ended_at: Date
  times: Generated<number>
}

/** Which line of a class list a pupil was made from. */
interface PupilImportsTable {
  manager_uid: string
  key: string
  pupil_uid: string
}

export interface AccountsTables {
  people: PeopleTable
  links: LinksTable
  class_links: ClassLinksTable
  stops: StopsTable
  /** Written by the release before, read by nobody; goes with a later one. */
  stop_classes: { stop_id: number; class_id: string }
  follow_requests: FollowRequestsTable
  link_codes: LinkCodesTable
  parent_invitations: ParentInvitationsTable
  journal: JournalTable
  operators: OperatorsTable
  pupil_imports: PupilImportsTable
}
