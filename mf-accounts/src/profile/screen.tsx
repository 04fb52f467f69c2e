import { useLocation } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { PageHeader } from '@ariane/shared/ui'
import { Access } from '../access/access.tsx'
import { messages as accessMessages } from '../access/messages.ts'
import { Data } from '../data/data.tsx'
import { messages as dataMessages } from '../data/messages.ts'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { Me } from './me.tsx'

const text = messages.profile
const ME = { to: '/profile', title: messages.sections.me }
const ACCESS = { to: '/profile/acces', title: messages.sections.access }
const DATA = { to: '/profile/donnees', title: messages.sections.data }
/** The sheet of a manager's pupils, which the shell opens before this page. */
const STUDENTS = '/profile/eleves'

export default function ProfileScreen() {
  const user = useStore($activeUser)
  const { pathname } = useLocation()
  if (!user) return null
  const access = pathname.startsWith(ACCESS.to) || pathname.startsWith(STUDENTS)
  const current = pathname.startsWith(DATA.to) ? DATA : access ? ACCESS : ME
  const subtitle = { [ME.to]: text.subtitle, [ACCESS.to]: accessMessages.subtitle, [DATA.to]: dataMessages.subtitle }
  return (
    <>
      <PageHeader title={text.title} subtitle={subtitle[current.to]} />
      <SectionNav label={messages.sections.profile} items={[ME, ACCESS, DATA]} current={current} />
      {current === ME && <Me user={user} />}
      {current === ACCESS && <Access user={user} />}
      {current === DATA && <Data user={user} />}
    </>
  )
}
