import { lookup } from '@ariane/shared/catalogue'
import { useLocation } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { PageHeader, SkeletonCards } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages as accessMessages } from '../access/messages.ts'
import { messages as dataMessages } from '../data/messages.ts'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { Me } from './me.tsx'

// Both use confirmation dialogs, which weigh 45 kB; most users open only their own page.
const Access = lazy(() => import('../access/access.tsx'))
const AcceptInvitation = lazy(() => import('../access/other-parent/accept.tsx'))
const AcceptSlip = lazy(() => import('../access/slip/accept.tsx'))
const Data = lazy(() => import('../data/data.tsx'))

const text = messages.profile
const ME = { to: '/profile', title: messages.sections.me }
const ACCESS = { to: '/profile/acces', title: messages.sections.access }
const DATA = { to: '/profile/donnees', title: messages.sections.data }
/** The shell opens the sheet of a manager's pupils before it opens this page. */
const STUDENTS = '/profile/eleves'
/** The link that a parent gives to the other one. */
const INVITATION = '/profile/parent'
/** Where the slip of a pupil leads who follows by it. */
const SLIP = '/profile/fiche'

export default function ProfileScreen() {
  const user = useStore($activeUser)
  const { pathname } = useLocation()
  if (!user) return null
  if (pathname === INVITATION || pathname === SLIP)
    return (
      <Suspense fallback={<SkeletonCards count={1} label={text.loading} />}>
        {pathname === SLIP ? <AcceptSlip /> : <AcceptInvitation />}
      </Suspense>
    )
  const access = pathname.startsWith(ACCESS.to) || pathname.startsWith(STUDENTS)
  const current = pathname.startsWith(DATA.to) ? DATA : access ? ACCESS : ME
  const subtitle = { [ME.to]: text.subtitle, [ACCESS.to]: accessMessages.subtitle, [DATA.to]: dataMessages.subtitle }
  return (
    <>
      <PageHeader title={text.title} subtitle={lookup(subtitle, current.to)} />
      <SectionNav label={messages.sections.profile} items={[ME, ACCESS, DATA]} current={current} />
      {current === ME && <Me user={user} />}
      {/* A new boundary for each: one that stood there would keep the part before it until the next is there. */}
      <Suspense key={current.to} fallback={<SkeletonCards count={2} label={text.loading} />}>
        {current === ACCESS && <Access user={user} />}
        {current === DATA && <Data user={user} />}
      </Suspense>
    </>
  )
}
