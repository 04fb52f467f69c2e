import { isTeacher, type Role } from '@ariane/shared/catalogue'
import { useLocation } from '@ariane/shared/router'
import { $activeUser, $session, useStore } from '@ariane/shared/session'
import { EmptyState, SkeletonCards } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from './messages.ts'

const ClassList = lazy(() => import('./list/class-list.tsx'))
const ClassPage = lazy(() => import('./page/class-page.tsx'))
const OwnClasses = lazy(() => import('./own/own-classes.tsx'))
const Progress = lazy(() => import('./progress.tsx'))
const Invitation = lazy(() => import('./invitation.tsx'))

const CLASS = /^\/classes\/([0-9a-f-]{36})(?:\/|$)/
const PROGRESS = '/classes/progres'
const INVITATION = '/classes/invitation'

/** Classes: a pupil's own, or those that a teacher looks after. */
export default function ClassesScreen() {
  const session = useStore($session)
  const user = useStore($activeUser)
  const { pathname } = useLocation()
  if (session.status !== 'signedIn' || !user) return null
  const [, id] = CLASS.exec(pathname) ?? []
  return (
    <Suspense fallback={<SkeletonCards count={2} label={messages.loading} />}>
      {chooseScreen(session.user, pathname, id)}
    </Suspense>
  )
}

function chooseScreen(
  { roles, uid }: { roles: readonly Role[]; uid: string },
  pathname: string,
  id: string | undefined,
) {
  if (roles.includes('ROLE_STUDENT'))
    return pathname.startsWith(PROGRESS) ? <Progress userId={uid} from="/classes" /> : <OwnClasses />
  if (!roles.some(isTeacher)) return <EmptyState title={messages.forTeachers} illustration="empty" />
  if (pathname.startsWith(INVITATION)) return <Invitation />
  return id ? <ClassPage key={id} id={id} /> : <ClassList />
}
