/**
 * What a table holds under a key that comes from outside; undefined where it holds nothing of its own, also for words
 * such as `constructor` that every object inherits.
 */
export const lookup = <Value>(
  table: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined)
