/** Longest visible time between loading the code of a remote and its first drawing. */
const MAX_FIRST_PAINT_MS = 10_000

/** A time of the loader that the page overrides with `data-limit`, `data-retry` or `data-paint`. */
const readAttributeMs = (name: 'limit' | 'retry' | 'paint'): number | undefined => {
  const text = document.getElementById('remotes')?.dataset[name]
  return text ? Number(text) : undefined
}

/** Timeout of each request for a file of a remote. */
export const requestTimeoutMs = (): number => readAttributeMs('limit') ?? 4000

/** Delay before the first automatic retry of a screen that failed to load. */
export const firstRetryDelayMs = (): number => readAttributeMs('retry') ?? 15_000

/** Time in which a loaded screen has to draw something. */
export const maxFirstPaintMs = (): number => readAttributeMs('paint') ?? MAX_FIRST_PAINT_MS
