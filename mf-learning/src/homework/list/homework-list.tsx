import { useStore } from '@ariane/shared/session'
import { Button, EmptyState, ErrorState, PageHeader, RoundButton, SkeletonCards } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { WorkGrid } from '../../parts/work-grid.tsx'
import { follow } from '../../stores/follow.ts'
import { homework } from '../../stores/homework.ts'
import { messages as text } from '../messages.ts'
import { AssistantTiles } from './assistant-tiles.tsx'
import { HomeworkCard } from './homework-card.tsx'

type Props = {
  onBack: (() => void) | undefined
  onCreate: () => void
  onResume: (id: number) => void
  onPlay: (id: number) => void
}

export function HomeworkList({ onBack, onCreate, onResume, onPlay }: Props) {
  const loaded = useStore(homework.$data)
  useEffect(() => follow(homework), [])
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        back={onBack ? { label: text.back, onClick: onBack } : undefined}
        actions={<RoundButton label={text.create} onClick={onCreate} />}
      />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void homework.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && loaded.data.length === 0 && (
        <EmptyState
          title={text.empty}
          description={text.emptyHint}
          action={<Button onClick={onCreate}>{text.first}</Button>}
        />
      )}
      {loaded.state === 'ready' && loaded.data.length > 0 && (
        <WorkGrid>
          {loaded.data.map(one => (
            <li key={one.id}>
              <HomeworkCard homework={one} onResume={onResume} onPlay={onPlay} />
            </li>
          ))}
        </WorkGrid>
      )}
      {loaded.state !== 'loading' && <AssistantTiles />}
    </>
  )
}
