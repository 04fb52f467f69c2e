import * as z from 'zod'

/** A tab that lives writes its marks anew each second; one that has not for so long hangs, or was killed. */
const SILENT_MS = 10_000
/** How long a version that froze the page is passed over: an innocent one comes back. */
const REMEMBERED_MS = 24 * 3_600_000

const markSchema = z.object({ beat: z.number(), versions: z.record(z.string(), z.string()) })
/** What a tab was about to run: versions of remotes whose first drawing had not been seen yet, by remote. */
export type Mark = z.infer<typeof markSchema>

const frozenSchema = z.array(z.object({ remote: z.string(), version: z.string(), at: z.number() }))
/** Versions that froze a page on this device. */
export type Frozen = z.infer<typeof frozenSchema>

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The mark that a tab left, or null for anything else. */
export const parseMark = (text: string | null): Mark | null => markSchema.safeParse(parseJson(text)).data ?? null

/** The remembered versions that still count. */
export const parseFrozen = (text: string | null, now: number): Frozen =>
  (frozenSchema.safeParse(parseJson(text)).data ?? []).filter(({ at }) => at <= now && now - at < REMEMBERED_MS)

/** Whether what a mark names froze its page. A mark of the own tab is from the page before, which never came to its end. */
export const isFrozen = (mark: Mark, isOwnTab: boolean, now: number): boolean => isOwnTab || now - mark.beat > SILENT_MS

/** The list with what a mark names, each version once. */
export function withFrozen(known: Frozen, { versions }: Mark, now: number): Frozen {
  const added = Object.entries(versions).map(([remote, version]) => ({ remote, version, at: now }))
  const isAdded = (one: Frozen[number]) =>
    added.some(({ remote, version }) => remote === one.remote && version === one.version)
  return [...known.filter(one => !isAdded(one)), ...added]
}
