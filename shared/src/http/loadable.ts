/** Something that is fetched: loading, ready or failed, never three booleans. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: Error }

export const LOADING = { state: 'loading' } as const
export const ready = <T>(data: T): Loadable<T> => ({ state: 'ready', data })
/** Wraps any thrown value. */
export const failed = (error: unknown): Loadable<never> => ({
  state: 'failed',
  error: error instanceof Error ? error : new Error(String(error)),
})
