import type { Generated } from 'kysely'

export interface DirectoryTables {
  /** Sessions that began at the school. */
  directory_sessions: {
    session_id: string
    provider: string
    /** Digest of the name that the session has there: who knows that name may end it. */
    outside_hash: string
    /** The id token, to end the session there. */
    sealed: Buffer | null
  }
  /** The children whom the directory names for a parent, known here or not yet. */
  directory_children: {
    parent_uid: string
    provider: string
    subject: string
    /** Whether the link to the child is of this line. */
    linked: Generated<boolean>
  }
}
