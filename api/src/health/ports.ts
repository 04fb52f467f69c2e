import type { ClientError, ClientFailure, Health, MissingKind } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'
import type { BackupTables } from '../platform/db/backup-runs.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Limiter } from '../platform/http/rate-limit.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { JobTables } from '../platform/jobs/types.ts'
import type { HealthTables } from './tables.ts'

/** What the health page is built from. */
export interface HealthPorts {
  db: UnitOfWork<BackupTables & HealthTables & JobTables>
  limiter: Limiter
  sharedLimiter: SharedLimiter
  now(): Date
  database: Health['api']['database']
  /** Whether the registry has to be signed. */
  checksSignature: boolean
  /** What is published; null when nothing is, or nothing that can be read. */
  registry(): Promise<Registry | null>
  /** What the installation lacks. */
  findMissing(): Promise<MissingKind[]>
  /** Counts a reported failure among the measurements. */
  counted(failure: Pick<ClientFailure, 'remote' | 'kind'>): void
  /** Counts a reported error among the measurements. */
  countedError(error: Pick<ClientError, 'remote' | 'error'>): void
}
