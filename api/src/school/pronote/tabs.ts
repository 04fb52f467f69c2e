/** Tabs stand in tabs; no server is known to go further. */
const MAX_DEPTH = 8

/** The numbers of the tabs that the school shows; undefined where none can be read: then only the server knows. */
export function readTabs(list: unknown): ReadonlySet<number> | undefined {
  const found = numbers(list, 0)
  return found.length > 0 ? new Set(found) : undefined
}

/** Whatever the lists inside are called. */
function numbers(value: unknown, depth: number): number[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  const inside = Object.values(value).flatMap(part => numbers(part, depth + 1))
  return 'G' in value && typeof value.G === 'number' ? [value.G, ...inside] : inside
}
