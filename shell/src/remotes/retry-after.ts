const FIRST_MS = 15_000
const LONGEST_MS = 120_000

/** Milliseconds until a screen that is missing is asked for again by itself: 15 s, then twice as long each time. */
export const retryAfter = (attempt: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
