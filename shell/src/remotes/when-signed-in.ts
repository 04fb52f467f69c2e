import { $session } from '@ariane/shared/session'

/** Acts once somebody is signed in: a screen can fail before the session is known, and only members may report. */
export function whenSignedIn(act: () => unknown): void {
  if ($session.get().status === 'signedIn') act()
  else {
    const stop = $session.listen(({ status }) => {
      if (status !== 'signedIn') return
      stop()
      act()
    })
  }
}
