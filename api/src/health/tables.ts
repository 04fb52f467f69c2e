import type { ClientFailure } from '@ariane/shared/contracts'

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
}
