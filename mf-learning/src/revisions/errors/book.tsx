import { useNavigate } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Button, EmptyState, ErrorState, PageHeader, SkeletonCards, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { dueReviews, review, reviewCards } from '../../stores/review.ts'
import { CardList } from './card-list.tsx'
import { messages } from './messages.ts'
import { Plan } from './plan.tsx'
import { Session } from './session.tsx'
import { Today } from './today.tsx'

/** « Carnet d'erreurs »: what to review today, when the rest is due, and every review item. */
export default function ErrorsBook() {
  const navigate = useNavigate()
  const due = useStore(dueReviews.$data)
  const list = useStore(reviewCards.$data)
  const [playing, setPlaying] = useState(false)
  const toRevisions = () => void navigate('/revisions')

  if (playing && due.state === 'ready')
    return (
      <Session
        cards={due.data.cards}
        onClose={() => {
          setPlaying(false)
          void review.reload()
        }}
      />
    )
  return (
    <>
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        back={{ label: messages.back, onClick: toRevisions }}
      />
      {due.state === 'loading' && <SkeletonCards count={2} label={messages.loading} />}
      {due.state === 'failed' && (
        <ErrorState message={messages.failure} onRetry={() => void dueReviews.reload({ showLoading: true })} />
      )}
      {due.state === 'ready' && due.data.total === 0 && (
        <EmptyState
          title={messages.empty}
          description={messages.emptyHint}
          action={
            <Button variant="outline" onClick={toRevisions}>
              {messages.toRevisions}
            </Button>
          }
        />
      )}
      {due.state === 'ready' && due.data.total > 0 && (
        <VStack align="stretch" gap="6">
          <Today due={due.data} onStart={() => setPlaying(true)} />
          <Plan due={due.data} />
          {list.state === 'loading' && <SkeletonCards count={2} label={messages.loading} />}
          {list.state === 'failed' && (
            <ErrorState message={messages.failure} onRetry={() => void reviewCards.reload({ showLoading: true })} />
          )}
          {list.state === 'ready' && <CardList cards={list.data} now={due.data.at} />}
        </VStack>
      )}
    </>
  )
}
