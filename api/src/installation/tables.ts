import type { OperatorAct } from '@ariane/shared/contracts'
import type { GeneratedAlways } from 'kysely'

export interface InstallationTables {
  /** Lines are added and never changed, but for the names of who is gone (a trigger of the table). */
  operator_acts: {
    id: GeneratedAlways<number>
    at: Date
    /** null for somebody at the terminal, and for who is gone. */
    by_uid: string | null
    /** null for somebody at the terminal. */
    by_name: string | null
    what: OperatorAct
    about_uid: string | null
  }
}
