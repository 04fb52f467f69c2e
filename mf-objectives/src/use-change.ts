import type { Objective } from '@ariane/shared/contracts/objectives'
import { useAction } from '@ariane/shared/form'
import { showToast } from '@ariane/shared/ui'
import { useState } from 'react'
import { change } from './change.ts'
import type { Difference } from './differences.ts'
import { messages } from './messages.ts'

/** Why a change was not made: an alert of the specification, or what another user changed meanwhile. */
export type Trouble = { alert: string } | { differences: readonly Difference[] }
type Send = (version: number) => Promise<{ data: Objective }>

/**
 * Changes of objectives, made from several places of a screen: `at` names the place, so that an error shows beside the
 * button that was pressed.
 */
export function useChange() {
  const [trouble, setTrouble] = useState<{ at: string; trouble: Trouble } | null>(null)
  const action = useAction('objectives', () => null)

  /** Returns the changed objective, as it was where the device sends the change later; undefined when nothing was changed, which `trouble` explains. */
  async function run(at: string, seen: Objective, alert: string, send: Send): Promise<Objective | undefined> {
    let changed: Objective | undefined
    const work = async () => {
      setTrouble(null)
      const outcome = await change(seen, send)
      if (outcome.kind === 'done') changed = outcome.objective
      else if (outcome.kind === 'kept') {
        changed = seen
        showToast(messages.keptForLater, { tone: 'info', duration: 6000 })
      } else if (outcome.kind === 'gone') showToast(messages.changed.gone, { tone: 'info', duration: 6000 })
      else setTrouble({ at, trouble: outcome.kind === 'failed' ? { alert } : { differences: outcome.differences } })
    }
    await action.run(work, { at })
    return changed
  }

  return {
    run,
    isBusy: action.isBusyAt,
    troubleAt: (at: string) => (trouble?.at === at ? trouble.trouble : null),
    /** The last error, wherever it occurred. */
    trouble: trouble?.trouble ?? null,
  }
}

export type Changing = ReturnType<typeof useChange>
