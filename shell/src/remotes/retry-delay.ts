const MAX_RETRY_DELAY_MS = 120_000

/** Delay before the next automatic retry: it doubles each time. */
export const retryDelay = (attempt: number, firstMs: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, firstMs * 2 ** attempt)
