import type { ActivityResult, Clarification } from '@ariane/shared/contracts/activities'
import { useAction } from '@ariane/shared/form'
import { useState } from 'react'
import { clarificationFailure } from '../../parts/clarification-failure.ts'
import type { Reply } from './activity-props.ts'
import type { OpenAsks } from './open-asks.ts'

/** What was asked back about the answers of a module, and the replies to it. */
export function useAsks(
  opened: OpenAsks | undefined,
  clarify: (key: string, reply: Reply) => Promise<ActivityResult>,
  onResult: (key: string, result: ActivityResult) => void,
) {
  const [asks, setAsks] = useState<OpenAsks>(opened ?? {})
  const action = useAction('clarification', clarificationFailure)
  const close = (key: string) =>
    setAsks(now => Object.fromEntries(Object.entries(now).filter(([other]) => other !== key)))
  return {
    asks,
    busy: action.busy,
    problem: action.problem,
    close,
    /** Notes what came of an answer. */
    note: (key: string, { ask }: ActivityResult) => (ask ? setAsks(now => ({ ...now, [key]: ask })) : close(key)),
    reply: (key: string, { id }: Clarification, optionId: string) =>
      action.run(async () => {
        const result = await clarify(key, { askId: id, optionId })
        close(key)
        onResult(key, result)
      }),
  }
}
