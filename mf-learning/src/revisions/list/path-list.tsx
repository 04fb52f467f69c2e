import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  BookOpenIcon,
  Box,
  Button,
  EmptyState,
  ErrorState,
  FilterTabs,
  PageHeader,
  RoundButton,
  SkeletonCards,
  SparklesIcon,
} from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages } from '../../messages.ts'
import { WorkGrid } from '../../parts/work-grid.tsx'
import { follow } from '../../stores/follow.ts'
import { paths } from '../../stores/paths.ts'
import { FILTERS, type Filter, matches } from '../rules.ts'
import { PathCard } from './path-card.tsx'

const text = messages.revisions

type Props = {
  onBack: (() => void) | undefined
  /** The quick start, in three taps. */
  onStart: () => void
  onCreate: () => void
  onResume: (id: number) => void
  onPlay: (id: number) => void
}

export function PathList({ onBack, onStart, onCreate, onResume, onPlay }: Props) {
  const loaded = useStore(paths.$data)
  const [filter, setFilter] = useState<Filter>('all')
  useEffect(() => follow(paths), [])
  const shown = loaded.state === 'ready' ? loaded.data.filter(path => matches(filter, path.status)) : []

  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        back={onBack ? { label: text.back, onClick: onBack } : undefined}
        corner={<RoundButton label={text.create} variant="surface" onClick={onCreate} />}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/revisions/erreurs">
                <BookOpenIcon aria-hidden />
                {text.book}
              </Link>
            </Button>
            <Button order={{ base: '-1', md: '0' }} onClick={onStart}>
              <SparklesIcon aria-hidden />
              {text.start}
            </Button>
          </>
        }
      />
      <FilterTabs
        label={text.filterLabel}
        options={FILTERS.map(value => ({ value, label: text.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void paths.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && shown.length === 0 && (
        <EmptyState
          title={text.empty}
          description={filter === 'all' ? text.emptyAll : text.emptyFilter}
          action={filter === 'all' && <Button onClick={onStart}>{text.first}</Button>}
        />
      )}
      {shown.length > 0 && (
        <Box mt="5">
          <WorkGrid>
            {shown.map(path => (
              <li key={path.id}>
                <PathCard path={path} onResume={onResume} onPlay={onPlay} />
              </li>
            ))}
          </WorkGrid>
        </Box>
      )}
    </>
  )
}
