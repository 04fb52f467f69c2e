/**
 * The table's own value under a key that comes from outside; undefined otherwise, also for words such as `constructor`
 * that every object inherits. scripts/check/lookups.ts reports direct indexing.
 */
export function lookup<Value>(
  table: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
