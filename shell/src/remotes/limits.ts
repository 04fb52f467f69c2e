/** Longest time in view between a remote's code being there and the first thing it draws. */
const MAX_FIRST_PAINT_MS = 10_000

/**
 * Times of the loader in milliseconds, where the page carries others than the usual ones: `data-limit`, `data-retry`,
 * `data-paint`.
 */
const readAttributeMs = (name: 'limit' | 'retry' | 'paint'): number | undefined => {
  const text = document.getElementById('remotes')?.dataset[name]
  return text ? Number(text) : undefined
}

/** Limit for each request of a remote's files. */
export const requestTimeoutMs = (): number => readAttributeMs('limit') ?? 4000

/** Until a screen that is missing is asked for again by itself for the first time. */
export const firstRetryDelayMs = (): number => readAttributeMs('retry') ?? 15_000

/** Until a screen whose code is there has to have drawn something. */
export const maxFirstPaintMs = (): number => readAttributeMs('paint') ?? MAX_FIRST_PAINT_MS
