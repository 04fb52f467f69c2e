import { FollowLink, useTakenHash } from '../follow-link.tsx'
import { messages as text } from './messages.ts'
import { followBySlip, parseSlip } from './store.ts'

/** The page behind the slip that a parent holds, once he is signed in. */
export default function AcceptSlip() {
  const slip = parseSlip(useTakenHash())
  const lead = slip.answer ? `${text.lead} ${text.answers[slip.answer]}` : text.lead
  return <FollowLink text={{ ...text, lead }} isWhole={slip.code !== ''} follow={() => followBySlip(slip)} />
}
