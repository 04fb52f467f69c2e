/** A thing that is fetched: loading, there, or failed. Never three booleans. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: Error }

/** Nothing is there yet. */
export const LOADING = { state: 'loading' } as const
/** The thing itself. */
export const ready = <T>(data: T): Loadable<T> => ({ state: 'ready', data })
/** Wraps whatever was thrown. */
export const failed = (error: unknown): Loadable<never> => ({
  state: 'failed',
  error: error instanceof Error ? error : new Error(String(error)),
})
