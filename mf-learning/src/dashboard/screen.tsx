import { useSearchParams } from '@ariane/shared/router'
import { $session, $switched, useStore } from '@ariane/shared/session'
import { ErrorState, LoadingState, PageHeader, SimpleGrid, SkeletonCards, VStack } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { useBackOnline } from '../parts/use-back-online.ts'
import { Alerts } from './alerts.tsx'
import { received } from './class-messages/store.ts'
import { messages as dailyText } from './daily/messages.ts'
import { daily } from './daily/store.ts'
import { RecentHomework, RecentPaths } from './recent.tsx'
import { countHomework, greetedName } from './rules.ts'
import { recent, week } from './store.ts'
import { Tips } from './tips/tips.tsx'
import { Today } from './today.tsx'
import { useOwnManager } from './use-own-manager.ts'
import { work } from './work/store.ts'
import { WorkPanel } from './work/work-panel.tsx'

const text = messages.dashboard
/** In the address while the session of the day is played. */
const PLAYING = 'seance'

const ManagerHome = lazy(() => import('./home/manager-home.tsx'))
const SessionPlayer = lazy(() => import('./daily/play/session-player.tsx'))

/** Reads again what could not be read. */
function readMissing(): void {
  for (const one of [daily, week, recent, received, work]) if (one.$data.get().state === 'failed') void one.reload()
}

/** The pupil's dashboard, or the manager's. */
export default function DashboardScreen() {
  const [search, setSearch] = useSearchParams()
  if (useOwnManager())
    return (
      <Suspense fallback={<SkeletonCards count={3} label={text.loading} />}>
        <ManagerHome />
      </Suspense>
    )
  if (!search.has(PLAYING)) return <PupilDashboard onPlay={() => setSearch({ [PLAYING]: '1' })} />
  const leave = () => {
    setSearch({})
    for (const one of [daily, week, recent]) void one.reload()
  }
  return (
    <Suspense fallback={<LoadingState label={dailyText.loading} />}>
      <SessionPlayer onLeave={leave} />
    </Suspense>
  )
}

function PupilDashboard({ onPlay }: { onPlay: () => void }) {
  const name = greetedName(useStore($session), useStore($switched))
  const thisWeek = useStore(week.$data)
  const lately = useStore(recent.$data)
  const counts = thisWeek.state === 'ready' ? thisWeek.data : null
  const alerts = counts?.alerts ?? []
  useBackOnline(true, readMissing)
  return (
    <>
      <PageHeader title={text.hello(name)} subtitle={text.subtitle} />
      <Today
        counts={counts && { ...counts, homework: countHomework(counts.homework, alerts), alerts: alerts.length }}
        onPlay={onPlay}
      />
      <VStack gap={{ base: '2.5', md: '5' }} align="stretch">
        {alerts.length > 0 && <Alerts alerts={alerts} />}
        <WorkPanel />
        {lately.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
        {lately.state === 'failed' && <ErrorState message={text.recentFailure} onRetry={readMissing} />}
        {lately.state === 'ready' && (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '2.5', md: '5' }} alignItems="start">
            <RecentPaths items={lately.data.paths} />
            <RecentHomework items={lately.data.homework} planned={countHomework(0, alerts) > 0} />
          </SimpleGrid>
        )}
        <Tips />
      </VStack>
    </>
  )
}
