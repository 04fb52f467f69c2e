const LONGEST_MS = 120_000

/** Milliseconds until a screen that is missing is asked for again by itself: at first as said, then twice as long each time. */
export const retryAfter = (attempt: number, firstMs: number): number => Math.min(LONGEST_MS, firstMs * 2 ** attempt)
