import type { Grade, Role } from '@ariane/shared/catalogue'
import type { ColumnType, Generated } from 'kysely'

export interface PeopleTable {
  uid: string
  /** Fixed when the account is opened; the database refuses a change. */
  role: ColumnType<Role, Role, never>
  grade: Grade
  email: string | null
  username: string | null
  display_name: string | null
  pseudo_name: string | null
  first_name: string | null
  last_name: string | null
  is_anonymous: Generated<boolean>
  is_pseudo_account: Generated<boolean>
  assigned_by: string | null
  credits: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  last_connected_at: Date | null
}

/** A manager reaches the pupils he is linked to: those he created, and those who gave him a code. */
interface LinksTable {
  manager_uid: string
  pupil_uid: string
  kind: 'created' | 'code'
  created_at: Generated<Date>
}

export interface AccountsTables {
  people: PeopleTable
  links: LinksTable
}
