const FIRST_MS = 500
const LONGEST_MS = 3000

/** The delay before poll number `n` (0 first): 0.5 s, growing by half up to 3 s. */
export const backOff = (n: number) => Math.min(LONGEST_MS, FIRST_MS * 1.5 ** n)

/**
 * Polls until `done` is true. One failure does not end it. Throws after `patience` failures in a row, or when `signal`
 * aborts.
 */
export async function pollUntil<T>(
  look: () => Promise<T>,
  done: (value: T) => boolean,
  signal: AbortSignal,
  patience = 5,
): Promise<T> {
  let failures = 0
  for (let n = 0; ; n++) {
    await wait(backOff(n), signal)
    try {
      const value = await look()
      failures = 0
      if (done(value)) return value
    } catch (error) {
      signal.throwIfAborted()
      if (++failures >= patience) throw error
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
