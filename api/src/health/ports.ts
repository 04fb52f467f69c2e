import type { ClientFailure } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'

/** What the health page reads of other parts. */
export interface HealthPorts {
  /** What is published; null when nothing is, or nothing that can be read. */
  registry(): Promise<Registry | null>
  /** Counts a reported failure among the measurements. */
  counted(failure: Pick<ClientFailure, 'remote' | 'kind'>): void
}
