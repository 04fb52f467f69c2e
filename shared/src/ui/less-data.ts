import { useSyncExternalStore } from 'react'

type Connection = { readonly saveData?: boolean }

/** Whether the person asked the browser or the system to fetch little (`Save-Data`, `prefers-reduced-data`). */
function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

const never = () => () => undefined

/**
 * Whether pictures that carry no meaning are left out and sounds wait for who plays them. What is drawn before any script
 * runs does not know it yet.
 */
export const useLessData = (): boolean => useSyncExternalStore(never, wantsLessData, () => false)
