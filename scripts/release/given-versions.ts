import type { AuditLine } from './registry.ts'

/**
 * Versions of a remote that everybody had, the latest first, without those that were taken back.
 * @param lines of its journal, newest first
 */
export function listGiven(lines: readonly AuditLine[]): string[] {
  const takenBack = new Set(lines.filter(({ command }) => command === 'rollback').map(({ was }) => was))
  const had = lines.flatMap(({ is, was }) => [is, was])
  return [...new Set(had)].filter(version => version !== null && !takenBack.has(version)) as string[]
}
