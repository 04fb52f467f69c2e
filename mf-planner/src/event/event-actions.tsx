import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { useOneCall } from '@ariane/shared/form'
import { Button, Flex, Notice, PencilIcon } from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { canBeDone } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { markEvent } from '../store.ts'
import { DoneMark } from './done-mark.tsx'
import { PassingLine } from './passing.tsx'

const DeleteEvent = lazy(() => import('./delete-event.tsx'))
const text = messages.detail

type Props = {
  event: CalendarEvent
  onEdit: () => void
  onDeleted: () => void
  onOvertaken: (now: CalendarEvent) => void
  onMarked: (done: boolean) => void
}

/** The actions on an event; an event of a school can only be marked. */
export function EventActions({ event, onEdit, onDeleted, onOvertaken, onMarked }: Props) {
  const marking = useOneCall('mark event')
  const [wanted, setWanted] = useState(false)

  async function mark(done: boolean) {
    setWanted(done)
    if (await marking.run(async () => void (await markEvent(event, done)))) onMarked(done)
  }

  return (
    <Flex direction="column" gap="3" mb="5">
      <Flex gap="3" wrap="wrap" align="center">
        {canBeDone(event) && <DoneMark event={event} onMark={done => void mark(done)} />}
        {event.source === 'own' && (
          <>
            <Button variant="subtle" onClick={onEdit}>
              <PencilIcon aria-hidden />
              {text.edit}
            </Button>
            <Suspense>
              <DeleteEvent event={event} onDeleted={onDeleted} onOvertaken={onOvertaken} />
            </Suspense>
          </>
        )}
      </Flex>
      <PassingLine event={event} />
      {marking.state.kind === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void mark(wanted)}>
              {messages.retry}
            </Button>
          }
        >
          {messages.done.failure}
        </Notice>
      )}
    </Flex>
  )
}
