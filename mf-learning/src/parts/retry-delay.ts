const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

/** The wait before retry number `attempt` (0 first): 5 seconds, then twice as long each time, a minute at most. */
export const retryDelay = (attempt: number): number => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt)
