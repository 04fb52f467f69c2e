import { $activeUser, $session, useStore } from '@ariane/shared/session'
import { useEffect, useRef } from 'react'
import { refreshCalendars } from './store.ts'

const HOUR_MS = 3_600_000

/**
 * While the week is open, reads the pupil's followed calendars again when they are old, quietly: at once and every hour. What
 * fails is said in the list of calendars. A viewing manager changes nothing by looking.
 */
export function useFreshCalendars(onChanged: () => void): void {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid
  const isOwn = session.status === 'signedIn' && session.user.uid === uid
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  })

  useEffect(() => {
    if (!isOwn) return
    const refresh = () =>
      refreshCalendars().then(
        ({ changes }) => changes > 0 && changed.current(),
        () => undefined,
      )
    void refresh()
    const timer = setInterval(() => void refresh(), HOUR_MS)
    return () => clearInterval(timer)
  }, [isOwn])
}
