import { $manager, $switched, useStore } from '@ariane/shared/session'

/** True for a manager who looks at his own dashboard: nothing there is his to learn. */
export function useOwnManager(): boolean {
  const manager = useStore($manager)
  const switched = useStore($switched)
  return manager !== null && switched === null
}
