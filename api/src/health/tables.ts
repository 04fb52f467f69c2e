import type { ClientError, ClientFailure } from '@ariane/shared/contracts'

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
}
