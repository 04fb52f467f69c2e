import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { ErrorState, LoadingState, PageHeader } from '@ariane/shared/ui'
import { useState } from 'react'
import { weekAddress, weekOffset } from '../address.ts'
import { messages } from '../messages.ts'
import { oneEvent } from '../store.ts'
import { EventPanel } from './event-panel.tsx'

const text = messages.detail

/** /planning/{eventId}: one event to read. */
export function EventDetail({ id, wanted }: { id: string; wanted: string | null }) {
  const [event] = useState(() => oneEvent(id, wanted))
  const loaded = useStore(event.$data)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const toPlanning = () => void navigate(weekAddress(weekOffset(search)))

  const found = loaded.state === 'ready' ? loaded.data : null
  const missing = loaded.state === 'ready' && found === null

  return (
    <>
      <PageHeader title={found?.title ?? text.title} back={{ label: text.back, onClick: toPlanning }} />
      {loaded.state === 'loading' && <LoadingState label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void event.reload({ showLoading: true })} />
      )}
      {missing && <ErrorState message={text.loadFailure} />}
      {found && <EventPanel event={found} />}
    </>
  )
}
