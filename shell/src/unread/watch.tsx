import { isManager, PRODUCT } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { openChat, type StopWatching } from '@ariane/shared/ports'
import { useNavigate } from '@ariane/shared/router'
import { $session, displayNameOf, useStore } from '@ariane/shared/session'
import { useEffect, useEffectEvent } from 'react'
import { messages } from './messages.ts'
import { isNews } from './news.ts'
import { $unread } from './store.ts'

/** Follows the number of unread messages of the connected person, and lets the browser tell of new ones quietly. */
export default function Watch() {
  const session = useStore($session)
  const navigate = useNavigate()
  const user = session.status === 'signedIn' ? session.user : null

  const tell = useEffectEvent(() => {
    try {
      const note = new Notification(PRODUCT.name, { body: messages.news, tag: 'ariane-chat', silent: true })
      note.onclick = () => {
        window.focus()
        note.close()
        void navigate('/chat')
      }
    } catch (error) {
      // Some browsers know the word only (Chrome on Android).
      logOnly('notification', error)
    }
  })
  const me = useEffectEvent(() => user && { displayName: displayNameOf(user), manager: user.roles.some(isManager) })

  const uid = user?.uid
  useEffect(() => {
    const who = me()
    if (!uid || !who) return
    let stop: StopWatching | undefined
    let gone = false
    let before: number | null = null
    const next = (count: number) => {
      if (gone) return
      $unread.set(count)
      const permission = 'Notification' in window ? Notification.permission : 'impossible'
      const isNew = isNews(before, count, { hidden: document.hidden, permission })
      before = count
      if (isNew) tell()
    }
    openChat({ uid, ...who })
      .then(chat => {
        if (!gone) stop = chat.watchUnread({ next, failed: error => logOnly('unread', error) })
      })
      .catch(error => logOnly('unread', error))
    return () => {
      gone = true
      stop?.()
      $unread.set(0)
    }
  }, [uid])
  return null
}
