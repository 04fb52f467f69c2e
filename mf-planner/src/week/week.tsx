import { daysOfWeek } from '@ariane/shared/dates'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { ErrorState, SkeletonCards, VStack } from '@ariane/shared/ui'
import { weekAddress, weekOffset } from '../address.ts'
import { messages } from '../messages.ts'
import { weekEvents, weekFromNow } from '../store.ts'
import { Counters } from './counters.tsx'
import { Days } from './days.tsx'
import { WeekBar } from './week-bar.tsx'

const text = messages.week

/** One week, Monday to Sunday; `semaine` in the address says which. */
export function Week() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const offset = weekOffset(search)
  const range = weekFromNow(offset)
  const week = weekEvents(range)
  const loaded = useStore(week.$data)
  const events = loaded.state === 'ready' ? loaded.data : []

  return (
    <VStack gap="6" align="stretch">
      <WeekBar start={range.start} offset={offset} onMove={to => void navigate(weekAddress(to))} />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void week.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && (
        <>
          <Counters events={events} />
          <Days days={daysOfWeek(range.start)} events={events} offset={offset} />
        </>
      )}
    </VStack>
  )
}
