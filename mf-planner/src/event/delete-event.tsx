import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { $activeUser } from '@ariane/shared/session'
import { Button, Notice, RadioGroup, showToast, TrashIcon } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { deleteEvent } from '../store.ts'
import { useOneCall } from '../use-one-call.ts'

const text = messages.remove
const SCOPES = (['one', 'all'] as const).map(value => ({ value, label: text[value] }))

/** Asks, then deletes: one repetition or all of them. */
export default function DeleteEvent({ event, onDeleted }: { event: CalendarEvent; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const removing = useOneCall('delete event')

  async function remove() {
    const uid = $activeUser.get()?.uid
    if (!uid) return
    const done = await removing.run(() => deleteEvent(event, uid, event.recurrenceType ? scope : 'all'))
    setAsking(false)
    if (!done) return
    showToast(text.done)
    onDeleted()
  }

  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        {text.action}
      </Button>
      {removing.state.kind === 'failed' && (
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
              <RadioGroup label={text.scope} name="delete-scope" options={SCOPES} value={scope} onChange={setScope} />
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
