import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Button, CircleXIcon, HStack, Notice, showToast, TrashIcon, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { removeObjective } from '../change.ts'
import { messages as shared } from '../messages.ts'
import { isActive, isFinished } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { messages } from './messages.ts'

const text = messages.leave
const HERE = 'leave'
type Props = { objective: Objective; changing: Changing; onGone: () => void }

/** Cancels or deletes an objective; a finished one offers neither. */
export function Leave({ objective, changing, onGone }: Props) {
  const [asked, setAsked] = useState<'cancel' | 'remove' | null>(null)
  const removing = useAction('objectives', () => {
    setAsked(null)
    return shared.alerts.remove
  })

  async function cancel() {
    await changing.run(HERE, objective, shared.alerts.evaluation, version =>
      call(objectivesRoutes.updateObjective, { id: objective.id, status: 'cancelled', version }),
    )
    setAsked(null)
  }
  const remove = () =>
    removing.run(async () => {
      await removeObjective(objective.id)
      showToast(text.removed)
      onGone()
    })

  if (isFinished(objective)) return null
  return (
    <VStack gap="3" align="stretch" borderTopWidth="1px" borderColor="border" pt="4">
      <HStack gap="2" wrap="wrap">
        {isActive(objective) && (
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setAsked('cancel')}>
            <CircleXIcon aria-hidden />
            {text.cancel}
          </Button>
        )}
        <Button size="sm" variant="ghost" colorPalette="danger" onClick={() => setAsked('remove')}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </HStack>
      <TroubleNotice trouble={changing.troubleAt(HERE)} />
      {removing.problem && (
        <Notice tone="error" title={removing.problem}>
          {shared.nothingLost}
        </Notice>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          sentence={text.cancelSentence}
          details={text.cancelDetails}
          confirmLabel={text.cancelConfirm}
          cancelLabel={text.keep}
          tone="danger"
          busy={changing.isBusy(HERE)}
          onConfirm={() => void cancel()}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          sentence={text.removeSentence}
          details={text.removeDetails}
          confirmLabel={text.removeConfirm}
          cancelLabel={text.keep}
          tone="danger"
          busy={removing.busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(null)}
        />
      )}
    </VStack>
  )
}
