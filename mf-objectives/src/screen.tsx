import { useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { EmptyState, ErrorState, PageHeader, SkeletonCards } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { ObjectiveList } from './list/objective-list.tsx'
import { messages } from './messages.ts'
import { objectives } from './store.ts'

const DetailSheet = lazy(() => import('./detail/detail-sheet.tsx'))
/** Which objective's sheet is open: in the address, so that 'back' closes it and a reload keeps it. */
const OPENED = 'objectif'

export default function ObjectivesScreen() {
  const loaded = useStore(objectives.$data)
  const [search, setSearch] = useSearchParams()
  const list = loaded.state === 'ready' ? loaded.data : []
  const opened = list.find(({ id }) => id === search.get(OPENED))

  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={messages.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={messages.loadFailure} onRetry={() => void objectives.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && list.length === 0 && (
        <EmptyState title={messages.empty} description={messages.emptyHint} />
      )}
      {list.length > 0 && <ObjectiveList objectives={list} onOpen={id => setSearch({ [OPENED]: id })} />}
      {opened && (
        <Suspense fallback={null}>
          <DetailSheet objective={opened} onClose={() => setSearch({})} />
        </Suspense>
      )}
    </>
  )
}
