import { type CalendarEvent, REPETITION_SCOPES, type RepetitionScope } from '@ariane/shared/contracts/calendar'
import { useOneCall } from '@ariane/shared/form'
import { $activeUser } from '@ariane/shared/session'
import { Button, Notice, RadioGroup, showToast, Text, TrashIcon } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { deleteEvent } from '../store.ts'
import { Overtaken } from './overtaken.ts'
import { OvertakenNotice } from './overtaken-notice.tsx'

const text = messages.remove
const SCOPES = REPETITION_SCOPES.map(value => ({ value, label: text.scopes[value] }))

type Props = {
  event: CalendarEvent
  onDeleted: () => void
  /** Another user changed the event: its current state. */
  onOvertaken: (now: CalendarEvent) => void
}

/** Asks for a confirmation, then deletes one repetition, those from it on or all of them. */
export default function DeleteEvent({ event, onDeleted, onOvertaken }: Props) {
  const [asking, setAsking] = useState(false)
  const [scope, setScope] = useState<RepetitionScope>('one')
  const removing = useOneCall('delete event')

  async function remove() {
    const uid = $activeUser.get()?.uid
    if (!uid) return
    const done = await removing.run(async () => {
      try {
        await deleteEvent(event, uid, event.recurrenceType ? scope : 'all')
      } catch (error) {
        if (error instanceof Overtaken) onOvertaken(error.now)
        throw error
      }
    })
    setAsking(false)
    if (!done) return
    showToast(text.done)
    onDeleted()
  }

  const error = removing.state.kind === 'failed' ? removing.state.error : undefined
  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        {text.action}
      </Button>
      {error instanceof Overtaken && (
        <OvertakenNotice differences={error.differences} lead={messages.overtaken.remove} />
      )}
      {removing.state.kind === 'failed' && !(error instanceof Overtaken) && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void remove()}>
              {text.retry}
            </Button>
          }
        >
          {text.failure}
        </Notice>
      )}
      {asking && (
        <ConfirmDialog
          sentence={text.question}
          details={
            event.recurrenceType && (
              <>
                <RadioGroup label={text.scope} name="delete-scope" options={SCOPES} value={scope} onChange={setScope} />
                <Text mt="3" role="status">
                  {text.scopeHints[scope]}
                </Text>
              </>
            )
          }
          confirmLabel={text.action}
          tone="danger"
          busy={removing.busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
