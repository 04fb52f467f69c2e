import type { Health } from '@ariane/shared/contracts/health'
import type { RemoteState } from '@ariane/shared/federation'
import { messages } from './messages.ts'

/** Names of what does not work: remotes that failed or fell back, the database, the registry. */
export function findProblems(
  { api, registry }: Pick<Health, 'api' | 'registry'>,
  states: readonly RemoteState[],
): string[] {
  const { database, registry: published } = messages.summary
  return [
    ...states.filter(({ status, fellBack }) => status !== 'running' || fellBack).map(({ name }) => name),
    ...(api.databaseMs === null ? [database] : []),
    ...(registry === null ? [published] : []),
  ]
}
