import { formatSchoolYear } from '@ariane/shared/catalogue'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { formatDate } from '@ariane/shared/dates'
import { ApiError, call } from '@ariane/shared/http'
import { Link, useLocation, useNavigate } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Notice,
  PageHeader,
  PencilIcon,
  PlusIcon,
  SkeletonCards,
  showToast,
} from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { SectionNav } from '../../section-nav.tsx'
import { pupils } from '../counts.ts'
import { ClassForm } from '../list/class-form.tsx'
import { messages } from '../messages.ts'
import Progress from '../progress.tsx'
import { classes, fetchClass } from '../store.ts'
import { useLoaded } from '../use-loaded.ts'
import { AssignmentList } from './assignments/assignment-list.tsx'
import { AssignmentPage } from './assignments/assignment-page.tsx'
import { GivePage } from './assignments/give-page.tsx'
import { ClassMessages } from './class-messages/class-messages.tsx'
import type { ClassProps } from './class-props.ts'
import { Consents } from './consents/consents.tsx'
import { Members } from './members.tsx'
import { NotionPage } from './results/notion-page.tsx'
import { Results } from './results/results.tsx'
import { UndoYear } from './undo-year.tsx'

const text = messages.page
const ASSIGNMENT = /^\/classes\/[^/]+\/travaux\/([0-9a-f-]{36})/
const PUPIL = /^\/classes\/[^/]+\/eleve\/([^/]+)/

/** A class of a teacher. */
export default function ClassPage({ id }: { id: string }) {
  const { loaded, reload } = useLoaded(id, fetchClass)
  const navigate = useNavigate()
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') {
    const isMissing = loaded.error instanceof ApiError && loaded.error.status === 404
    if (!isMissing) return <ErrorState message={text.failure} onRetry={() => void reload()} />
    return (
      <EmptyState
        title={text.missing}
        illustration="empty"
        action={<Button onClick={() => void navigate('/classes')}>{messages.back}</Button>}
      />
    )
  }
  return <Shown one={loaded.data} reload={reload} />
}

function Shown({ one, reload }: ClassProps) {
  const navigate = useNavigate()
  const me = useStore($manager)
  const { pathname } = useLocation()
  const [editing, setEditing] = useState(false)
  const others = one.teachers.filter(({ userId }) => userId !== me).map(({ fullName }) => fullName)
  const subtitle = [
    pupils(one.pupils.length + one.unseen),
    one.grade,
    messages.list.year(formatSchoolYear(one.schoolYear)),
    ...(others.length > 0 ? [messages.list.teachers(others.join(', '))] : []),
  ].join(' · ')
  const address = `/classes/${one.id}`
  const results = { to: address, title: text.results }
  const members = { to: `${address}/eleves`, title: text.pupils(one.pupils.length, one.requests.length) }
  const assigned = { to: `${address}/travaux`, title: text.assignments }
  const consents = { to: `${address}/accords`, title: messages.consents.section }
  const written = { to: `${address}/messages`, title: text.messages }
  const [, assignmentId] = ASSIGNMENT.exec(pathname) ?? []
  if (assignmentId) return <AssignmentPage one={one} assignmentId={assignmentId} />
  if (pathname.startsWith(`${address}/donner`)) return <GivePage one={one} />
  const [, uid] = PUPIL.exec(pathname) ?? []
  const pupil = one.pupils.find(({ userId }) => userId === (uid && decodeURIComponent(uid)))
  if (pupil) return <Progress userId={pupil.userId} name={pupil.fullName} from={members.to} />
  if (pathname.startsWith(`${address}/notion`)) return <NotionPage one={one} />
  const current = [members, assigned, written, consents].find(({ to }) => pathname.startsWith(to)) ?? results
  return (
    <>
      <PageHeader
        title={one.name}
        subtitle={subtitle}
        back={{ label: messages.back, onClick: () => void navigate('/classes') }}
        corner={
          one.archivedAt === null && (
            <Button variant="outline" px={{ base: '0', md: '5' }} onClick={() => setEditing(true)}>
              <PencilIcon aria-hidden />
              <Box as="span" srOnly={{ base: true, md: false }}>
                {text.edit}
              </Box>
            </Button>
          )
        }
        actions={
          one.archivedAt === null &&
          one.pupils.length > 0 && (
            <Button asChild>
              <Link to={`${address}/donner`}>
                <PlusIcon aria-hidden />
                {messages.give.open}
              </Link>
            </Button>
          )
        }
      />
      {one.archivedAt && <Notice>{text.archivedOn(formatDate(one.archivedAt))}</Notice>}
      {one.undo && <UndoYear one={one} undo={one.undo} />}
      <SectionNav label={text.sections} items={[results, members, assigned, written, consents]} current={current} />
      {current === results && <Results one={one} />}
      {current === members && <Members one={one} reload={reload} />}
      {current === assigned && <AssignmentList one={one} />}
      {current === written && <ClassMessages one={one} />}
      {current === consents && <Consents one={one} />}
      {editing && (
        <Modal title={messages.form.editTitle} onClose={() => setEditing(false)}>
          <ClassForm
            draft={`class ${one.id}`}
            known={{ name: one.name, grade: one.grade }}
            onCancel={() => setEditing(false)}
            send={async fields => {
              await call(classRoutes.updateClass, { id: one.id, ...fields })
              await reload()
              void classes.reload()
              showToast(messages.form.saved, { tone: 'success' })
              setEditing(false)
            }}
          />
        </Modal>
      )}
    </>
  )
}
