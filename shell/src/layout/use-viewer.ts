import { $session, $switched, useStore } from '@ariane/shared/session'
import type { Viewer } from './menu-entries.ts'

/** Who looks at the page. */
export function useViewer(): Viewer {
  const session = useStore($session)
  const switched = useStore($switched)
  return { roles: session.status === 'signedIn' ? session.user.roles : [], isViewing: switched !== null }
}
