const MAX_RETRY_DELAY_MS = 120_000

/** Milliseconds until a screen that is missing is asked for again by itself: at first as said, then twice as long each time. */
export const retryDelay = (attempt: number, firstMs: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, firstMs * 2 ** attempt)
