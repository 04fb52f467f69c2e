import * as z from 'zod'

/** A tab that lives writes its marks anew each second; one that has not for so long hangs, or was killed. */
const SILENT_MS = 10_000
/** How long it is known that a version froze the page. */
const REMEMBERED_MS = 24 * 3_600_000
/** After the first time it is passed over for so long only: the browser may have been ended just then, and not by it. */
const FIRST_TIME_MS = 10 * 60_000

const markSchema = z.object({ beat: z.number(), versions: z.record(z.string(), z.string()) })
/** What a tab was about to run: versions of remotes whose first drawing had not been seen yet, by remote. */
export type Mark = z.infer<typeof markSchema>

const frozenSchema = z.array(
  z.object({ remote: z.string(), version: z.string(), at: z.number(), times: z.int().min(1).default(1) }),
)
/** Versions that froze a page on this device: when for the last time, and how often. */
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

/** The versions that are still remembered. */
export const parseFrozen = (text: string | null, now: number): Frozen =>
  (frozenSchema.safeParse(parseJson(text)).data ?? []).filter(({ at }) => at <= now && now - at < REMEMBERED_MS)

/** Whether what a mark names froze its page. A mark of the own tab is from the page before, which never came to its end. */
export const isFrozen = (mark: Mark, isOwnTab: boolean, now: number): boolean => isOwnTab || now - mark.beat > SILENT_MS

/** Whether a remembered version is not run now: an innocent one comes back soon, one that did it again only after a day. */
export const isPassedOver = ({ at, times }: Frozen[number], now: number): boolean =>
  now - at < (times > 1 ? REMEMBERED_MS : FIRST_TIME_MS)

/** The list with what a mark names, each version once. What several tabs left, found at the same moment, is one time. */
export function withFrozen(known: Frozen, { versions }: Pick<Mark, 'versions'>, now: number): Frozen {
  const isSame = (one: Frozen[number], remote: string, version: string) =>
    one.remote === remote && one.version === version
  const added = Object.entries(versions).map(([remote, version]) => {
    const before = known.find(one => isSame(one, remote, version))
    const times = before ? before.times + (before.at === now ? 0 : 1) : 1
    return { remote, version, at: now, times }
  })
  return [...known.filter(one => !added.some(({ remote, version }) => isSame(one, remote, version))), ...added]
}
