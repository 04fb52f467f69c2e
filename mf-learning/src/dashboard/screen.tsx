import { isParent } from '@ariane/shared/catalogue'
import type { RemoteScreens } from '@ariane/shared/federation'
import type { Loadable } from '@ariane/shared/http'
import { useSearchParams } from '@ariane/shared/router'
import { $activeUser, $session, $switched, useStore } from '@ariane/shared/session'
import { Box, ErrorState, LoadingState, PageHeader, SimpleGrid, SkeletonCards, VStack } from '@ariane/shared/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useBackOnline } from '../parts/use-back-online.ts'
import { useLatch } from '../parts/use-latch.ts'
import { useLate } from '../parts/use-late.ts'
import { hasWantedTrial } from '../trial/has-wanted-trial.ts'
import { Alerts } from './alerts.tsx'
import { received } from './class-messages/store.ts'
import { messages as dailyText } from './daily/messages.ts'
import { listHomeworkAhead } from './daily/remember-rules.ts'
import { daily } from './daily/store.ts'
import { Greeting } from './greeting.tsx'
import { messages as text } from './messages.ts'
import { parseWeek } from './parent/parse-week.ts'
import { RecentHomework, RecentPaths } from './recent.tsx'
import { countHomework, countPlanned, greetedName } from './rules.ts'
import { recent, week } from './store.ts'
import { dueCount } from './tips/due-count.ts'
import { coming } from './tips/store.ts'
import { Tips } from './tips/tips.tsx'
import { Today } from './today.tsx'
import { useOwnManager } from './use-own-manager.ts'
import { work } from './work/store.ts'
import { WorkPanel } from './work/work-panel.tsx'

/** In the address while the session of the day is played. */
const PLAYING = 'seance'
/** In the address of a parent's digest: 0 is this week, -1 the one before. */
const DIGEST = 'resume'

const ParentHome = lazy(() => import('./parent/parent-home.tsx'))
const Digest = lazy(() => import('./parent/digest.tsx'))
const ManagerHome = lazy(() => import('./home/manager-home.tsx'))
const SessionPlayer = lazy(() => import('./daily/play/session-player.tsx'))

/** How long the blocks of the dashboard wait for the alerts above them. */
const PATIENCE_MS = 1500
/** What became of a trial has room from the start: nothing below it moves. */
const TRIAL_HEIGHT = { base: '10rem', md: '5.75rem' }

/** Nothing where it cannot be had: what was tried waits for the next visit. */
const KeptTrial = lazyPart(() => import('../trial/kept-trial.tsx'), { waiting: () => null, missing: () => null })

/** Reads again what could not be read. */
function readMissing(): void {
  for (const one of [daily, week, recent, coming, received, work])
    if (one.$data.get().state === 'failed') void one.reload()
}

/** The pupil's dashboard, the home of a teacher or coach, or a parent's. */
export default function DashboardScreen({ renderSlot }: RemoteScreens['dashboard']) {
  const [search, setSearch] = useSearchParams()
  const session = useStore($session)
  const pupil = useStore($activeUser)?.uid
  if (useOwnManager()) {
    const isParentHome = session.status === 'signedIn' && session.user.roles.some(isParent)
    return (
      <Suspense fallback={<SkeletonCards count={3} label={text.loading} />}>
        {!isParentHome && <ManagerHome />}
        {isParentHome && (search.has(DIGEST) ? <Digest week={parseWeek(search.get(DIGEST))} /> : <ParentHome />)}
      </Suspense>
    )
  }
  if (!search.has(PLAYING))
    return (
      <PupilDashboard key={pupil} onPlay={() => setSearch({ [PLAYING]: '1' })} cards={renderSlot?.('dashboard-card')} />
    )
  const leave = () => {
    setSearch({})
    readAgain()
  }
  return (
    <Suspense fallback={<LoadingState label={dailyText.loading} />}>
      <SessionPlayer onLeave={leave} />
    </Suspense>
  )
}

const areRead = (...all: Loadable<unknown>[]) => all.every(({ state }) => state !== 'loading')

const readAgain = () => [daily, week, recent, coming].forEach(one => void one.reload())

function PupilDashboard({ onPlay, cards }: { onPlay: () => void; cards: ReactNode }) {
  const name = greetedName(useStore($session), useStore($switched))
  const thisWeek = useStore(week.$data)
  const lately = useStore(recent.$data)
  const [session, events, written, slots, due] = [
    useStore(daily.$data),
    useStore(coming.$data),
    useStore(received.$data),
    useStore(work.$data),
    useStore(dueCount.$data),
  ]
  // Each half is drawn whole, the upper one first, so that nothing moves when the last answer comes.
  const isTodayRead = areRead(session, events, written)
  const isLate = useLate(PATIENCE_MS)
  // Without an answer about the week the other blocks come alone.
  const isRestRead = useLatch(isTodayRead && areRead(lately, slots, due) && (isLate || areRead(thisWeek)))
  const counts = thisWeek.state === 'ready' ? thisWeek.data : null
  const alerts = counts?.alerts ?? []
  // What stands above the counter is counted, also where the week of the alerts ends before it is due.
  const ahead = events.state === 'ready' ? listHomeworkAhead(events.data.events, events.data.at) : null
  const isSwitched = useStore($switched) !== null
  const [hasTrial] = useState(hasWantedTrial)
  useBackOnline(true, readMissing)
  return (
    <>
      <PageHeader title={<Greeting name={name} />} subtitle={text.subtitle} />
      {hasTrial && !isSwitched && (
        <Box minH={TRIAL_HEIGHT}>
          <KeptTrial onKept={readAgain} />
        </Box>
      )}
      {isTodayRead && (
        <Today
          counts={
            counts && { ...counts, homework: countHomework(counts.homework, alerts, ahead), alerts: alerts.length }
          }
          onPlay={onPlay}
        />
      )}
      {/* Those below today's half are others: what stood in for it does not move. */}
      {!(isTodayRead && isRestRead) && (
        <SkeletonCards key={isTodayRead ? 'rest' : 'all'} count={2} label={text.loading} />
      )}
      {isRestRead && (
        <VStack gap={{ base: '2.5', md: '5' }} align="stretch">
          {alerts.length > 0 && <Alerts alerts={alerts} />}
          <WorkPanel />
          {lately.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
          {lately.state === 'failed' && <ErrorState message={text.recentFailure} onRetry={readMissing} />}
          {lately.state === 'ready' && (
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '2.5', md: '5' }}>
              <RecentPaths items={lately.data.paths} />
              <RecentHomework items={lately.data.homework} planned={countPlanned(alerts, ahead ?? []) > 0} />
            </SimpleGrid>
          )}
          <Tips />
          {cards}
        </VStack>
      )}
    </>
  )
}
