import { daysOfWeek } from '@ariane/shared/dates'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, ErrorState, Flex, SkeletonCards, VStack } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ADDING, countWeeksFromNow, SYNCING, weekAddress, weekOffset } from '../address.ts'
import { weekAlerts, withAlert } from '../alerts.ts'
import { Followed } from '../ical/followed.tsx'
import { useFreshCalendars } from '../ical/use-fresh-calendars.ts'
import { messages } from '../messages.ts'
import { sources } from '../sources.ts'
import { weekEvents, weekFromNow } from '../store.ts'
import { useSynced } from '../sync/use-synced.ts'
import { Counters } from './counters.tsx'
import { Days } from './days.tsx'
import { onPaper } from './paper.ts'
import { weekSessions } from './sessions/store.ts'
import { Sources } from './sources.tsx'
import { objectives } from './tasks.ts'
import { parseDay } from './today.ts'
import { useNarrow } from './use-narrow.ts'
import { WeekBar } from './week-bar.tsx'

const loadEventSheet = () => import('../event/form/event-sheet.tsx')
const loadSyncSheet = () => import('../sync/sync-sheet.tsx')
const EventSheet = lazy(loadEventSheet)
const SyncSheet = lazy(loadSyncSheet)
const text = messages.week
const NO_SESSIONS = { slots: [], suggestions: [] }

/** One week, Monday to Sunday; `semaine` in the address says which. */
export function Week() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const offset = weekOffset(search)
  const range = weekFromNow(offset)
  const week = weekEvents(range)
  const loaded = useStore(week.$data)
  const planned = useStore(objectives.$data)
  const alerts = weekAlerts(range)
  const sessions = weekSessions(range)
  const loadedAlerts = useStore(alerts.$data)
  const suggested = useStore(sessions.$data)
  // Tasks, alerts and slots make the days higher: the week is drawn once it is whole.
  const isWhole = [loaded, planned, loadedAlerts, suggested].every(({ state }) => state !== 'loading')
  const [drawn, setDrawn] = useState<number | null>(null)
  if (isWhole && drawn !== offset) setDrawn(offset)
  // What is read again later stands there meanwhile.
  const isReading = loaded.state === 'loading' || !(isWhole || drawn === offset)
  const readyAlerts = loadedAlerts.state === 'ready' ? loadedAlerts.data : []
  const events = (loaded.state === 'ready' ? loaded.data : []).map(event => withAlert(event, readyAlerts))
  const adding = parseDay(search.get(ADDING))
  const isNarrow = useNarrow()

  // Preloaded while the week is read, so that a tap opens it at once, even on a slow connection.
  useEffect(() => void Promise.all([loadEventSheet(), loadSyncSheet()]).catch(() => undefined), [])

  const open = (day: string) => setSearch({ ...Object.fromEntries(search), [ADDING]: day })
  const close = () => void navigate(weekAddress(offset))

  function saved(day: string) {
    void navigate(weekAddress(countWeeksFromNow(day)))
    const there = weekFromNow(countWeeksFromNow(day))
    for (const data of [weekEvents(there), weekAlerts(there), weekSessions(there)]) void data.reload()
  }

  /** Suggestions and alerts depend on the events of the week. */
  const refresh = () => Promise.all([week.reload(), alerts.reload(), sessions.reload()])

  useFreshCalendars(() => void refresh())
  useSynced(synchronised)

  function synchronised() {
    void refresh()
    void sources.reload()
  }

  return (
    <VStack gap="6" align="stretch">
      <Box css={onPaper}>
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <WeekBar start={range.start} offset={offset} onMove={to => void navigate(weekAddress(to))} />
          {!isNarrow && loaded.state === 'ready' && <Counters events={events} />}
        </Flex>
        <Sources onChanged={() => void refresh()} />
        <Followed />
        {isReading && loaded.state !== 'failed' && <SkeletonCards count={3} label={text.loading} />}
        {loaded.state === 'failed' && (
          <ErrorState message={text.loadFailure} onRetry={() => void week.reload({ showLoading: true })} />
        )}
        {loaded.state === 'ready' && !isReading && (
          <Days
            days={daysOfWeek(range.start)}
            events={events}
            objectives={planned.state === 'ready' ? planned.data : []}
            offset={offset}
            week={week}
            sessions={suggested.state === 'ready' ? suggested.data : NO_SESSIONS}
            onAdd={open}
            onChanged={refresh}
          />
        )}
      </Box>
      <Suspense>
        {adding && <EventSheet day={adding} onClose={close} onSaved={saved} />}
        {search.has(SYNCING) && <SyncSheet onClose={close} onSettled={synchronised} />}
      </Suspense>
    </VStack>
  )
}
