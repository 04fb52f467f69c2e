import { $session, useStore } from '@ariane/shared/session'

/** Whether who looks at the page operates this installation. */
export function useOperates(): boolean {
  const session = useStore($session)
  return session.status === 'signedIn' && session.user.operates === true
}
