import type { CanaryStep, ClientError, ClientFailure } from '@ariane/shared/contracts'
import type { JSONColumnType } from 'kysely'

export interface HealthTables {
  client_failures: {
    day: string
    remote: string
    version: string
    kind: ClientFailure['kind']
    screen: ClientFailure['screen']
    count: number
    last_at: Date
  }
  client_errors: {
    day: string
    remote: string
    version: string
    error: ClientError['error']
    file: string
    line: number
    col: number
    count: number
    last_at: Date
  }
  canary_steps: {
    remote: string
    version: string
    since: Date
    share: number
    /** How many looks were taken. */
    looks: number
    verdict: CanaryStep['verdict']
    worse: JSONColumnType<NonNullable<CanaryStep['worse']>> | null
  }
  canary_loads: {
    remote: string
    version: string
    since: Date
    side: 'canary' | 'control'
    loads: number
    failed: number
    errors: number
    /** Numbers by class of time. */
    times: number[]
  }
}
