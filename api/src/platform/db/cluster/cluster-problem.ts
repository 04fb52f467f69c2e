/** Why no database server of our own can be started here. */
export type ClusterReason =
  /** No programs for this machine, or not where POSTGRES_BIN says. */
  | { kind: 'no_programs'; detail: string }
  /** PostgreSQL wants a user with a name, and this one has none. */
  | { kind: 'no_user'; uid: number }
  /** We are root, PostgreSQL must not be, and nobody else gets to the folder. */
  | { kind: 'unreachable'; folder: string }
  /** Every file belongs to everybody: a Windows drive, a memory stick. */
  | { kind: 'no_permissions'; folder: string }
  /** The data were made by another major version. */
  | { kind: 'other_major'; folder: string; found: string; wanted: number }
  /** The data are of the time before PostgreSQL: to be imported. */
  | { kind: 'old_folder'; folder: string }
  | { kind: 'disk_full'; folder: string }
  | { kind: 'damaged'; folder: string }
  | { kind: 'refused'; detail: string; log: string }

/** Ends the start of the database; messages.ts says why to the operator. */
export class ClusterProblem extends Error {
  override name = 'ClusterProblem'
  readonly reason: ClusterReason
  constructor(reason: ClusterReason, options?: ErrorOptions) {
    super(reason.kind, options)
    this.reason = reason
  }
}
