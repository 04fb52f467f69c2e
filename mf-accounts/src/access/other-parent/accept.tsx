import { FollowLink, useTakenHash } from '../follow-link.tsx'
import { messages } from './messages.ts'
import { acceptInvitation } from './store.ts'

/** The page behind the link of the other parent. */
export default function AcceptInvitation() {
  const token = useTakenHash().slice(1)
  return <FollowLink text={messages.accept} isWhole={token !== ''} follow={() => acceptInvitation(token)} />
}
