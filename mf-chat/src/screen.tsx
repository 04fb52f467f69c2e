import { $session, $switched, useStore } from '@ariane/shared/session'
import { EmptyState, PageHeader } from '@ariane/shared/ui'
import { Conversation } from './conversation/conversation.tsx'
import { messages } from './messages.ts'
import { isWithoutPupil } from './rules.ts'

export default function ChatScreen() {
  const session = useStore($session)
  const switched = useStore($switched)
  if (session.status !== 'signedIn') return null
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      {isWithoutPupil(session, switched) ? (
        <EmptyState title={messages.manager} description={messages.managerHint} />
      ) : (
        <Conversation reader={session.user.uid} />
      )}
    </>
  )
}
