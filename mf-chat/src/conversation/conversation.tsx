import type { SchoolGrade } from '@ariane/shared/catalogue'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import { backToMe } from '@ariane/shared/session'
import { Button, EmptyState, ErrorState, Notice, SkeletonCards } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages as text } from '../messages.ts'
import type { Part } from '../rules.ts'
import { StartForm } from '../start/start-form.tsx'
import { useRoom } from '../store.ts'
import { Room } from './room.tsx'

/** The form of a new request is in the address, so that 'back' leaves it. */
const ASKING = 'demande'

type Props = { pupil: string; part: Part; grade: SchoolGrade | undefined; name?: string | undefined; above?: ReactNode }

/** A pupil's conversation, for the pupil, an adult who follows the pupil, or a manager who views the pupil's pages. */
export function Conversation({ pupil, part, grade, name, above }: Props) {
  const { value: view, hasFailed, retry } = useRoom(pupil)
  const [search, setSearch] = useSearchParams()
  const leaveForm = () => setSearch({}, { replace: true })
  const channel = view?.channel ?? null
  const asks = part === 'pupil' && (search.has(ASKING) ? channel?.status !== 'open' : !channel)

  if (!view && !hasFailed) return <SkeletonCards count={1} label={text.loading} />
  // S1 §4: when the check fails, the start form is shown.
  if (part === 'pupil' && (asks || !view))
    return (
      <StartForm
        pupil={pupil}
        grade={grade ?? '4ème'}
        isFirst={!channel}
        onCheck={view ? undefined : retry}
        onOpened={view ? leaveForm : retry}
        onCancel={channel ? leaveForm : undefined}
      />
    )
  if (!view) return <ErrorState message={text.loadFailure} onRetry={retry} />
  if (!channel) return <EmptyState title={text.empty} description={text.emptyHint} />
  return (
    <Room
      pupil={pupil}
      part={part}
      grade={grade}
      view={{ ...view, channel }}
      above={part === 'viewer' ? <Viewer pupil={pupil} name={name ?? channel.studentName} /> : above}
      onNewRequest={() => setSearch({ [ASKING]: 'nouvelle' })}
    />
  )
}

/** A manager who views a pupil's pages does not write in the pupil's name. */
function Viewer({ pupil, name }: { pupil: string; name: string }) {
  const navigate = useNavigate()
  function answer() {
    backToMe()
    void navigate(`/chat/${encodeURIComponent(pupil)}`)
  }
  return (
    <Notice
      action={
        <Button size="sm" variant="outline" onClick={answer}>
          {text.answerAsMe}
        </Button>
      }
    >
      {text.reading(name)}
    </Notice>
  )
}
