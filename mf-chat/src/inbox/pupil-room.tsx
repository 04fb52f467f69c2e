import { useNavigate } from '@ariane/shared/router'
import { useStudents } from '@ariane/shared/session'
import { PageHeader } from '@ariane/shared/ui'
import { Conversation } from '../conversation/conversation.tsx'
import { Reports } from '../conversation/reports.tsx'
import { messages as text } from './messages.ts'
import { useInbox } from './use-inbox.ts'

/** One pupil's conversation, opened from the inbox. */
export function PupilRoom({ pupil }: { pupil: string }) {
  const navigate = useNavigate()
  const list = useStudents()
  const { value: rows } = useInbox()
  const row = rows?.find(({ userId }) => userId === pupil)
  const known = list.state === 'ready' ? list.data.find(({ userId }) => userId === pupil) : undefined
  return (
    <>
      <PageHeader
        title={known?.fullName ?? row?.channel.studentName ?? text.title}
        subtitle={text.title}
        back={{ label: text.back, onClick: () => void navigate('/chat') }}
      />
      <Conversation
        key={pupil}
        pupil={pupil}
        part="adult"
        grade={known?.grade}
        above={<Reports pupil={pupil} count={row?.reports ?? 0} />}
      />
    </>
  )
}
