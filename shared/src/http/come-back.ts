const MAX_WAITS = 2
const MAX_SECONDS = 10
/** From half to one and a half times what the server says: whoever was refused at once does not come back at once. */
const JITTER = { from: 0.5, more: 1 }

/** The seconds of a Retry-After; undefined without one, or for a date. */
export function readRetryAfter(text: string | null | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/**
 * How long to wait before a call that may be repeated comes back to a busy server; undefined when it should not: it came
 * back often enough, or was refused for longer than anybody waits.
 */
export function comeBackDelay(response: Response, retryCount: number, random = Math.random): number | undefined {
  if (response.status !== 503 || retryCount >= MAX_WAITS) return undefined
  const seconds = readRetryAfter(response.headers.get('retry-after'))
  if (seconds === undefined || seconds > MAX_SECONDS) return undefined
  return seconds * 1000 * 2 ** retryCount * (JITTER.from + random() * JITTER.more)
}
