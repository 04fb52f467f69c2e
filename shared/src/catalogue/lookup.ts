/**
 * What a table holds under a key that comes from outside; undefined where it holds nothing of its own, also for words
 * such as `constructor` that every object inherits. scripts/check/lookups.ts finds the places that do without.
 */
export function lookup<Value>(
  table: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
