import { z } from 'zod'

const Tab = z.looseObject({ G: z.number(), Onglet: z.array(z.unknown()).optional() })
/** Tabs stand in tabs; no server is known to go further. */
const MAX_DEPTH = 4

/** The tabs that the school shows; undefined where the list cannot be read, or is empty: then only the server knows. */
export function readTabs(list: unknown): ReadonlySet<number> | undefined {
  const found = numbers(list, 0)
  return found.length > 0 ? new Set(found) : undefined
}

function numbers(list: unknown, depth: number): number[] {
  if (!Array.isArray(list) || depth > MAX_DEPTH) return []
  return list.flatMap(entry => {
    const read = Tab.safeParse(entry)
    return read.success ? [read.data.G, ...numbers(read.data.Onglet, depth + 1)] : []
  })
}
