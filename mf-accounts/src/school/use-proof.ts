import { readOutcome } from '@ariane/shared/contracts/directory-return'
import { type Loadable, ready } from '@ariane/shared/http'
import { useStore } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'
import { chooseProof, type Proof } from './proof-rules.ts'
import { $schoolLink, loadSchoolLink, offersSchool } from './store.ts'

/** Whether the browser just came back from the school to this page. */
export const cameBack = () => readOutcome(location.search) !== null

/** Why the school did not say who this is; taken off the address, so that a reload does not say it again. */
function takeRefusal(): string | undefined {
  const outcome = readOutcome(location.search)
  if (outcome === null) return undefined
  history.replaceState(history.state, '', location.pathname)
  return outcome === 'proven' ? undefined : (messages.refusals.get(outcome) ?? messages.refused)
}

/** What the signed-in person shows who he is with, read when a form for it opens. */
export function useProof(): { proof: Loadable<Proof>; refusal: string | undefined } {
  const link = useStore($schoolLink)
  const [refusal] = useState(takeRefusal)
  const [openedAt] = useState(() => new Date())
  useEffect(() => {
    if (offersSchool()) void loadSchoolLink()
  }, [])
  if (!offersSchool()) return { proof: ready<Proof>('password'), refusal }
  return { proof: link.state === 'ready' ? ready(chooseProof(link.data, openedAt)) : link, refusal }
}
