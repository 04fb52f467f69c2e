import { isManager, isParent, PRODUCT } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { openChat, type StopWatching } from '@ariane/shared/ports'
import { useNavigate } from '@ariane/shared/router'
import { $leaving, $session, displayName, useStore } from '@ariane/shared/session'
import { useEffect, useEffectEvent } from 'react'
import { messages } from './messages.ts'
import { shouldNotify } from './rules.ts'
import { $unread } from './store.ts'

/** Follows the unread count of the signed-in user and lets the browser notify silently. */
export default function WatchUnread() {
  const session = useStore($session)
  const leaving = useStore($leaving)
  const navigate = useNavigate()
  const user = session.status === 'signedIn' ? session.user : null

  const notify = useEffectEvent(() => {
    try {
      const notification = new Notification(PRODUCT.name, { body: messages.news, tag: 'ariane-chat', silent: true })
      notification.onclick = () => {
        window.focus()
        notification.close()
        void navigate('/chat')
      }
    } catch (error) {
      // Chrome on Android has the constructor but throws.
      logOnly('notification', error)
    }
  })
  const readPerson = useEffectEvent(
    // What a child and a teacher write does not count for a parent.
    () => user && !user.roles.some(isParent) && { displayName: displayName(user), manager: user.roles.some(isManager) },
  )

  const uid = user?.uid
  useEffect(() => {
    const person = readPerson()
    if (!uid || leaving || !person) return
    let stop: StopWatching | undefined
    let gone = false
    let previousCount: number | null = null
    const next = (count: number) => {
      if (gone) return
      $unread.set(count)
      const permission = 'Notification' in window ? Notification.permission : 'impossible'
      const isNew = shouldNotify(previousCount, count, { hidden: document.hidden, permission })
      previousCount = count
      if (isNew) notify()
    }
    openChat({ uid, ...person })
      .then(chat => {
        if (!gone) stop = chat.watchUnread({ next, failed: error => logOnly('unread', error) })
      })
      .catch(error => logOnly('unread', error))
    return () => {
      gone = true
      stop?.()
      $unread.set(0)
    }
  }, [uid, leaving])
  return null
}
