import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { localDay } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { ErrorState, LoadingState, PageHeader } from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { countWeeksFromNow, EDITING, eventAddress, weekAddress, weekOffset } from '../address.ts'
import { messages } from '../messages.ts'
import { findMarked, oneEvent } from '../store.ts'
import { EventActions } from './event-actions.tsx'
import { EventPanel } from './event-panel.tsx'

const EventSheet = lazy(() => import('./form/event-sheet.tsx'))
const text = messages.detail

/** /planning/{eventId}: one event, which can be read and marked, and changed when it is the user's own. */
export function EventDetail({ id, wanted }: { id: string; wanted: string | null }) {
  const [event] = useState(() => oneEvent(id, wanted))
  const loaded = useStore(event.$data)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const offset = weekOffset(search)
  const toWeek = (offset: number) => void navigate(weekAddress(offset))

  const found = loaded.state === 'ready' ? loaded.data : null
  const missing = loaded.state === 'ready' && found === null

  function edit(on: boolean) {
    const next = new URLSearchParams(search)
    if (on) next.set(EDITING, '1')
    else next.delete(EDITING)
    setSearch(next)
  }

  async function marked(before: CalendarEvent, done: boolean) {
    const now = { ...before, done }
    event.set(now)
    if (!before.recurrenceType) return
    try {
      const alone = await findMarked(now)
      if (alone) void navigate(eventAddress(alone, offset), { replace: true })
    } catch (error) {
      logOnly('marked event', error)
    }
  }

  return (
    <>
      <PageHeader title={found?.title ?? text.title} back={{ label: text.back, onClick: () => toWeek(offset) }} />
      {loaded.state === 'loading' && <LoadingState label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void event.reload({ showLoading: true })} />
      )}
      {missing && <ErrorState message={text.loadFailure} />}
      {found && (
        <>
          <EventActions
            event={found}
            onEdit={() => edit(true)}
            onDeleted={() => toWeek(offset)}
            onOvertaken={now => event.set(now)}
            onMarked={done => void marked(found, done)}
          />
          <EventPanel event={found} />
          {search.has(EDITING) && found.source === 'own' && (
            <Suspense>
              <EventSheet
                event={found}
                day={localDay(found.startDate)}
                onClose={() => edit(false)}
                onSaved={day => toWeek(countWeeksFromNow(day))}
                onOvertaken={now => event.set(now)}
              />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
