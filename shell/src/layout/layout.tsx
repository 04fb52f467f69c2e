import { Outlet, useLocation, useNavigate } from '@ariane/shared/router'
import { $manager, $menuOpen, $switched, useStore } from '@ariane/shared/session'
import { Box, ClockNotice, SkipLink } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { AccountDeletion } from '../announcements/account-deletion.tsx'
import { ConsentSlipReminder } from '../announcements/consent-slip-reminder.tsx'
import { NewSchoolYear } from '../announcements/new-school-year.tsx'
import { OutboxNotice } from '../offline/outbox-notice.tsx'
import { SeenNotice } from '../offline/seen-notice.tsx'
import { Reminders } from '../reminders/reminders.tsx'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { $screens } from '../remotes/remotes.ts'
import { useFreshSchools } from '../school/use-fresh-schools.ts'
import { Tour } from '../tour/tour.tsx'
import { UnreadCount } from '../unread-count/unread-count.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChildrenOnly } from './children-only.tsx'
import { wideInFullScreen } from './full-screen-parts.ts'
import { isChildrenOnly } from './menu-entries.ts'
import { messages } from './messages.ts'
import { PageFoot } from './page-foot.tsx'
import { pageTitle } from './page-title.ts'
import { SideMenu } from './side-menu.tsx'
import { useViewer } from './use-viewer.ts'
import { ViewingBanner } from './viewing-banner.tsx'

/** Only managers have pupils: the first page of a pupil does without it. */
const PupilDeletions = lazy(
  () => import(/* webpackChunkName: "announcements" */ '../announcements/pupil-deletions.tsx'),
)

/** The profile with the manager's list of pupils over it. */
const STUDENTS = '/profile/eleves'

/** `--bottom-bar` is how high the bar stands in front of the page: screens of the height of the window leave it free. */
const roomForBar = {
  '--bottom-bar': '0px',
  '@media (max-width: 47.99rem)': {
    '--bottom-bar': 'calc(4.25rem + env(safe-area-inset-bottom))',
    'html[data-full-screen] &': { '--bottom-bar': '0px' },
  },
}

/** On paper stands what the page is about. */
const onPaper = {
  '@media print': {
    '& > nav, & > footer, & > a': { display: 'none !important' },
    '& > main': { marginLeft: '0 !important', padding: '0 !important' },
  },
}

/** Menu on the left, or below on a phone; the screen beside it. A short page, and one that loads, has its foot at the end of the window. */
export function Layout() {
  const open = useStore($menuOpen)
  const manager = useStore($manager)
  const viewed = useStore($switched)?.uid
  const viewer = useViewer()
  const screens = useStore($screens)
  useFreshSchools()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const previouslyViewed = useRef(viewed)

  // A new page is announced to screen readers: its title changes and the focus moves to its content.
  useEffect(() => {
    document.title = pageTitle(pathname)
    // The sheet over the page takes the focus itself and closes when it loses it.
    if (!first.current && pathname !== STUDENTS) main.current?.focus({ preventScroll: true })
    first.current = false
    window.scrollTo(0, 0)
  }, [pathname])

  // The banner's button goes away with the banner: the focus moves to the content.
  useEffect(() => {
    if (previouslyViewed.current !== viewed && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
    previouslyViewed.current = viewed
  }, [viewed])

  /**
   * A manager who has just chosen a pupil lands on that pupil's dashboard: pupils cannot see the page behind the sheet.
   */
  const leaveStudents = () => void navigate($switched.get() ? '/' : '/profile/acces', { replace: true })

  return (
    <Box display="flex" flexDirection="column" minH="100dvh" bg="bg" css={[roomForBar, onPaper]}>
      <SkipLink to="contenu" label={messages.skip} />
      <SideMenu />
      <BottomBar />
      <UnreadCount />
      <Box
        as="main"
        id="contenu"
        ref={main}
        tabIndex={-1}
        outline="none"
        flex="1 0 auto"
        ml={{ base: '0', md: open ? '256px' : '64px' }}
        transition="margin"
        px={{ base: '4', md: '8' }}
        pt={{ base: '5', md: '8' }}
        pb="5"
        css={wideInFullScreen}
      >
        <Box maxW="6xl" mx="auto">
          <ViewingBanner />
          <SeenNotice />
          <Box css={{ '& > *': { mb: '5' } }}>
            <ClockNotice />
          </Box>
          <OutboxNotice />
          <AccountDeletion />
          {manager && (
            <Suspense fallback={null}>
              <PupilDeletions />
            </Suspense>
          )}
          <ConsentSlipReminder />
          <NewSchoolYear />
          <Tour />
          <Reminders>{isChildrenOnly(screens, pathname, viewer) ? <ChildrenOnly /> : <Outlet />}</Reminders>
          {manager && pathname === STUDENTS && <RemoteScreen id="students" props={{ onClose: leaveStudents }} />}
        </Box>
      </Box>
      <PageFoot open={open} />
    </Box>
  )
}
