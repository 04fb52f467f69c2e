import type { Objective } from '@ariane/shared/contracts/objectives'
import { useSearchParams } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  Button,
  Center,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  RoundButton,
  SkeletonCards,
} from '@ariane/shared/ui'
import { lazy, Suspense, useEffect } from 'react'
import { addObjective } from './change.ts'
import { ObjectiveList } from './list/objective-list.tsx'
import { messages } from './messages.ts'
import { objectives } from './store.ts'

const loadDetail = () => import('./detail/detail-sheet.tsx')
const loadCreate = () => import('./create/create-sheet.tsx')
const DetailSheet = lazy(loadDetail)
const CreateSheet = lazy(loadCreate)

/**
 * What is open is in the address, so that 'back' closes it and a reload keeps it: an objective, its form, a new one.
 */
const OPENED = 'objectif'
const FORM = 'saisie'
const CREATING = 'nouveau'

export default function ObjectivesScreen() {
  const loaded = useStore(objectives.$data)
  const [search, setSearch] = useSearchParams()
  const list = loaded.state === 'ready' ? loaded.data : []
  const id = search.get(OPENED)
  const opened = list.find(objective => objective.id === id)
  const show = (id: string) => setSearch({ [OPENED]: id })
  const close = () => setSearch({})

  // Preloaded while the list is read, so that a tap opens it at once, even on a slow connection.
  useEffect(() => void Promise.all([loadDetail(), loadCreate()]).catch(() => undefined), [])

  function created(objective: Objective) {
    addObjective(objective)
    close()
  }

  return (
    <>
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        actions={<RoundButton label={messages.create} onClick={() => setSearch({ [CREATING]: '1' })} />}
      />
      {loaded.state === 'loading' && <SkeletonCards count={3} label={messages.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={messages.loadFailure} onRetry={() => void objectives.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && list.length === 0 && (
        <EmptyState
          title={messages.empty}
          description={messages.emptyHint}
          action={<Button onClick={() => setSearch({ [CREATING]: '1' })}>{messages.emptyAction}</Button>}
        />
      )}
      {list.length > 0 && <ObjectiveList objectives={list} onOpen={show} />}
      <Suspense fallback={<Opening />}>
        {opened && (
          <DetailSheet
            key={opened.id}
            objective={opened}
            form={search.get(FORM)}
            onForm={form => setSearch(form ? { [OPENED]: opened.id, [FORM]: form } : { [OPENED]: opened.id })}
            onClose={close}
          />
        )}
        {search.has(CREATING) && <CreateSheet onClose={close} onCreated={created} />}
      </Suspense>
    </>
  )
}

function Opening() {
  return (
    <Center pos="fixed" inset="0" zIndex="modal" bg="bg/80">
      <LoadingState label={messages.opening} />
    </Center>
  )
}
