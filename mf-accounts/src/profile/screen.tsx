import { $activeUser, useStore } from '@ariane/shared/session'
import { ErrorState, PageHeader, SkeletonCards, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Achievements } from './achievements.tsx'
import { HeaderCard } from './header-card.tsx'
import { NamesForm } from './names-form.tsx'
import { reference } from './store.ts'

const text = messages.profile

export default function ProfileScreen() {
  const user = useStore($activeUser)
  const loaded = useStore(reference.$data)
  if (!user) return null
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void reference.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && (
        <VStack gap="6" align="stretch">
          <HeaderCard user={user} email={loaded.data.email} />
          <NamesForm key={user.uid} known={loaded.data} grade={user.grade} />
          <Achievements />
        </VStack>
      )}
    </>
  )
}
