import { useLocation } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { PageHeader } from '@ariane/shared/ui'
import { Access } from '../access/access.tsx'
import { messages as accessMessages } from '../access/messages.ts'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { Me } from './me.tsx'

const text = messages.profile
const ME = { to: '/profile', title: messages.sections.me }
const ACCESS = { to: '/profile/acces', title: messages.sections.access }
/** The sheet of a manager's pupils, which the shell opens before this page. */
const STUDENTS = '/profile/eleves'

export default function ProfileScreen() {
  const user = useStore($activeUser)
  const { pathname } = useLocation()
  if (!user) return null
  const access = pathname.startsWith(ACCESS.to) || pathname.startsWith(STUDENTS)
  return (
    <>
      <PageHeader title={text.title} subtitle={access ? accessMessages.subtitle : text.subtitle} />
      <SectionNav label={messages.sections.profile} items={[ME, ACCESS]} current={access ? ACCESS : ME} />
      {access ? <Access user={user} /> : <Me user={user} />}
    </>
  )
}
