import type { RemoteScreens } from '@ariane/shared/federation'
import { useLocation, useNavigate, useSearchParams } from '@ariane/shared/router'
import { BookOpenIcon, CalendarIcon, ClipboardIcon, Flex, Heading, Tabs } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { findTab, parseEventId, REPORT, tabAddress } from './address.ts'
import { EventDetail } from './event/event-detail.tsx'
import { messages } from './messages.ts'
import { Week } from './week/week.tsx'
import { WeekActions } from './week/week-actions.tsx'

const ReportPage = lazy(() => import('./report/report-page.tsx'))
const text = messages.tabs
const ITEMS = [
  { value: 'planning', label: text.planning, icon: <CalendarIcon aria-hidden /> },
  { value: 'revisions', label: text.revisions, icon: <BookOpenIcon aria-hidden /> },
  { value: 'devoirs', label: text.devoirs, icon: <ClipboardIcon aria-hidden /> },
] as const

export default function SchoolScreen({ renderRevisions, renderHomework }: RemoteScreens['school']) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const eventId = parseEventId(pathname)
  if (eventId) {
    const wanted = search.get('debut')
    return <EventDetail key={`${eventId} ${wanted}`} id={eventId} wanted={wanted} />
  }

  if (search.has(REPORT))
    return (
      <Suspense>
        <ReportPage />
      </Suspense>
    )

  const tab = findTab(pathname, search)
  const toPlanning = () => void navigate(tabAddress('planning'))
  return (
    <Tabs label={messages.tabsLabel} items={ITEMS} value={tab} onChange={next => void navigate(tabAddress(next))}>
      {tab === 'planning' && (
        <>
          <Flex as="header" justify="space-between" align="center" wrap="wrap" gap="2" mb="3">
            <Heading as="h1" size={{ base: 'xl', md: '3xl' }}>
              {messages.title}
            </Heading>
            <Flex gap={{ base: '1', md: '2' }} wrap="wrap">
              <WeekActions />
            </Flex>
          </Flex>
          <Week />
        </>
      )}
      {tab === 'revisions' && renderRevisions(toPlanning)}
      {tab === 'devoirs' && renderHomework(toPlanning)}
    </Tabs>
  )
}
