import { isParent } from '@ariane/shared/catalogue'
import { useLocation } from '@ariane/shared/router'
import { $activeUser, $session, $switched, useStore } from '@ariane/shared/session'
import { PageHeader } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { Conversation } from './conversation/conversation.tsx'
import { Inbox } from './inbox/inbox.tsx'
import { PupilRoom } from './inbox/pupil-room.tsx'
import { ReportedToParents } from './inbox/reported-to-parents.tsx'
import { messages } from './messages.ts'
import { startSending } from './outbox/sender.ts'
import { conversationAt } from './rules.ts'

/** A pupil's conversation; for a teacher the inbox, or one conversation of it; for a parent what a child reported. */
export default function ChatScreen() {
  const session = useStore($session)
  const switched = useStore($switched)
  const active = useStore($activeUser)
  const { pathname } = useLocation()
  useEffect(startSending, [])
  if (session.status !== 'signedIn') return null
  if (session.user.roles.some(isParent)) return <ReportedToParents />
  const at = conversationAt(pathname, session, switched)
  if (!at) return <Inbox />
  if (at.part === 'adult') return <PupilRoom key={at.pupil} pupil={at.pupil} />
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <Conversation key={at.pupil} {...at} grade={active?.grade} name={switched?.displayName} />
    </>
  )
}
