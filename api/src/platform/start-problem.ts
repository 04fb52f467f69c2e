import type { ClusterReason } from './db/cluster/cluster-problem.ts'

/** What can keep the server from starting, for the sentence the operator reads (see messages.ts). */
export type StartReason =
  | { kind: 'configuration'; detail: string }
  | { kind: 'folder_locked'; folder: string; pid: number | undefined; elsewhere: string | undefined }
  | { kind: 'folder_not_lockable'; folder: string; detail: string }
  | { kind: 'folder_not_writable'; folder: string }
  | { kind: 'folder_damaged'; folder: string; newestBackup: string | undefined }
  | { kind: 'data_missing'; folder: string; newestBackup: string }
  | { kind: 'database_start'; problem: Exclude<ClusterReason, { kind: 'damaged' }> }
  | { kind: 'database_unreachable'; address: string; detail: string }
  | { kind: 'port_taken'; host: string; port: number; setting: 'PORT' | 'METRICS_PORT' }
  | { kind: 'port_refused'; host: string; port: number }
  | { kind: 'certificate'; detail: string }
  | { kind: 'backup_before_migration'; folder: string; detail: string }
  | { kind: 'newer_tables'; name: string }
  | { kind: 'migration'; name: string; detail: string }

/** Ends the start with a sentence instead of a stack trace. */
export class StartProblem extends Error {
  readonly reason: StartReason
  constructor(reason: StartReason, options?: ErrorOptions) {
    super(reason.kind, options)
    this.name = 'StartProblem'
    this.reason = reason
  }
}
