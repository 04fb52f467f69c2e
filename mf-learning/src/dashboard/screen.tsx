import { $session, $switched, useStore } from '@ariane/shared/session'
import {
  AlertIcon,
  ClipboardIcon,
  ErrorState,
  PageHeader,
  RouteIcon,
  SimpleGrid,
  SkeletonCards,
  StatCard,
  VStack,
} from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { useBackOnline } from '../parts/use-back-online.ts'
import { Alerts } from './alerts.tsx'
import { Counter } from './counter.tsx'
import { RecentHomework, RecentPaths } from './recent.tsx'
import { greetedName } from './rules.ts'
import { recent, week } from './store.ts'
import { Tips } from './tips/tips.tsx'
import { useOwnManager } from './use-own-manager.ts'
import { work } from './work/store.ts'
import { WorkPanel } from './work/work-panel.tsx'

const text = messages.dashboard

const ManagerHome = lazy(() => import('./home/manager-home.tsx'))

/** Reads again what could not be read. */
function readMissing(): void {
  for (const one of [week, recent, work]) if (one.$data.get().state === 'failed') void one.reload()
}

/** The pupil's dashboard, or the manager's. */
export default function DashboardScreen() {
  if (!useOwnManager()) return <PupilDashboard />
  return (
    <Suspense fallback={<SkeletonCards count={3} label={text.loading} />}>
      <ManagerHome />
    </Suspense>
  )
}

function PupilDashboard() {
  const name = greetedName(useStore($session), useStore($switched))
  const thisWeek = useStore(week.$data)
  const lately = useStore(recent.$data)
  const counts = thisWeek.state === 'ready' ? thisWeek.data : null
  const alerts = counts?.alerts ?? []
  useBackOnline(true, readMissing)
  return (
    <>
      <PageHeader title={text.hello(name)} subtitle={text.subtitle} />
      <VStack gap="6" align="stretch">
        <SimpleGrid minChildWidth="min(100%, 13rem)" gap="4" role="group" aria-label={text.countersLabel}>
          <StatCard
            icon={<RouteIcon />}
            label={text.counters.paths}
            value={<Counter value={counts?.paths ?? null} />}
            tone="brand"
          />
          <StatCard
            icon={<ClipboardIcon />}
            label={text.counters.homework}
            value={<Counter value={counts?.homework ?? null} />}
            tone="orange"
          />
          <StatCard
            icon={<AlertIcon />}
            label={text.counters.alerts}
            value={<Counter value={counts && alerts.length} />}
            tone="danger"
          />
        </SimpleGrid>
        {alerts.length > 0 && <Alerts alerts={alerts} />}
        <WorkPanel />
        {lately.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
        {lately.state === 'failed' && <ErrorState message={text.recentFailure} onRetry={readMissing} />}
        {lately.state === 'ready' && (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
            <RecentPaths items={lately.data.paths} />
            <RecentHomework items={lately.data.homework} />
          </SimpleGrid>
        )}
        <Tips />
      </VStack>
    </>
  )
}
