import { $manager, $switched, useStore } from '@ariane/shared/session'

/** True for a manager on the own dashboard, where nothing is for the manager to learn. */
export function useOwnManager(): boolean {
  const manager = useStore($manager)
  const switched = useStore($switched)
  return manager !== null && switched === null
}
