/** Times of the loader in milliseconds, where the page carries others than the usual ones: `data-limit`, `data-retry`. */
const given = (name: 'limit' | 'retry'): number | undefined => {
  const text = document.getElementById('remotes')?.dataset[name]
  return text ? Number(text) : undefined
}

/** Limit for each request of a remote's files. */
export const requestLimit = (): number => given('limit') ?? 4000

/** Until a screen that is missing is asked for again by itself for the first time. */
export const firstRetry = (): number => given('retry') ?? 15_000
