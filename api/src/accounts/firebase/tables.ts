import type { Generated } from 'kysely'

/** Kept only where accounts are with Firebase. */
export interface FirebaseTables {
  /** A token of an earlier sign-in is refused: the password was changed since. */
  hosted_sessions: { uid: string; since: Date }
  /** The Firebase project whose documents follow this database, and which version of them. */
  mirrored_to: { project: string }
  /** People whose documents are to be written again; triggers of the database fill it. */
  mirrors: { uid: string; mark: Generated<string>; due_at: Date; tries: Generated<number> }
}
