import { Outlet, useLocation, useNavigate } from '@ariane/shared/router'
import { $manager, $menuOpen, $switched, useStore } from '@ariane/shared/session'
import { Box, SkipLink } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { AccountDeletion } from '../announcements/account-deletion.tsx'
import { NewSchoolYear } from '../announcements/new-school-year.tsx'
import { messages } from '../messages.ts'
import { Reminders } from '../reminders/reminders.tsx'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { Tour } from '../tour/tour.tsx'
import { UnreadCount } from '../unread-count/unread-count.tsx'
import { pageTitle } from './page-title.ts'
import { SideMenu } from './side-menu.tsx'
import { ViewingBanner } from './viewing-banner.tsx'

/** For managers only: a pupil's first page does without it. */
const PupilDeletions = lazy(() => import('../announcements/pupil-deletions.tsx'))

/** The profile's page with the manager's pupils before it. */
const STUDENTS = '/profile/eleves'

/** Menu on the left, the chosen section on the right. */
export function Layout() {
  const open = useStore($menuOpen)
  const manager = useStore($manager)
  const viewed = useStore($switched)?.uid
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const previouslyViewed = useRef(viewed)

  // A new page is announced: its title changes and the reading position goes to its content.
  useEffect(() => {
    document.title = pageTitle(pathname)
    // A sheet before the page takes the focus itself, and closes when it is taken away.
    if (!first.current && pathname !== STUDENTS) main.current?.focus({ preventScroll: true })
    first.current = false
    window.scrollTo(0, 0)
  }, [pathname])

  // The way back to the own account goes away with the banner it stands in: the keyboard stays at the content.
  useEffect(() => {
    if (previouslyViewed.current !== viewed && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
    previouslyViewed.current = viewed
  }, [viewed])

  /** Whoever has just chosen a pupil meets his dashboard: the page behind the sheet is the pupil's alone. */
  const leaveStudents = () => void navigate($switched.get() ? '/' : '/profile/acces', { replace: true })

  return (
    <Box minH="100dvh" bg="bg">
      <SkipLink to="contenu" label={messages.skip} />
      <SideMenu />
      <UnreadCount />
      <Box
        as="main"
        id="contenu"
        ref={main}
        tabIndex={-1}
        outline="none"
        ml={{ base: '64px', md: open ? '256px' : '64px' }}
        transition="margin"
        px={{ base: '4', md: '8' }}
        py={{ base: '5', md: '8' }}
      >
        <Box maxW="6xl" mx="auto">
          <ViewingBanner />
          <AccountDeletion />
          {manager && (
            <Suspense fallback={null}>
              <PupilDeletions />
            </Suspense>
          )}
          <NewSchoolYear />
          <Tour />
          <Reminders />
          <Outlet />
          {manager && pathname === STUDENTS && <RemoteScreen id="students" props={{ onClose: leaveStudents }} />}
        </Box>
      </Box>
    </Box>
  )
}
