type Written = { at: number }

/** In the order in which they were written; what was written at the same moment keeps its order. */
export const inOrder = <T extends Written>(list: readonly T[]): T[] => [...list].sort((one, other) => one.at - other.at)

/** A clock that was set back must not let something new overtake what waits. */
export const timeAfter = (list: readonly Written[], now: number): number =>
  list.reduce((latest, { at }) => Math.max(latest, at + 1), now)

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 15_000
/** How long to wait before an automatic retry, after `tries` failures in a row. */
export const waitAfter = (tries: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1))
