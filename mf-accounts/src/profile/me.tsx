import { isManager, isParent, ROLE_TITLES } from '@ariane/shared/catalogue'
import { $session, type ActiveUser, useStore } from '@ariane/shared/session'
import { ErrorState, SkeletonCards, VStack } from '@ariane/shared/ui'
import { GradePanel } from '../grade/panel.tsx'
import { messages } from '../messages.ts'
import { Achievements } from './achievements.tsx'
import { HeaderCard } from './header-card.tsx'
import { NamesForm } from './names-form.tsx'
import { reference } from './store.ts'

const text = messages.profile

/** The profile of the active user, with achievements. */
export function Me({ user }: { user: ActiveUser }) {
  const loaded = useStore(reference.$data)
  const session = useStore($session)
  // A manager's grade exists in the payload only (S1 §5): the page shows the role.
  const role = user.switched || session.status !== 'signedIn' ? undefined : session.user.roles.find(isManager)
  const standing = role ? { label: text.role, value: ROLE_TITLES[role] } : { label: text.grade, value: user.grade }
  return (
    <>
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void reference.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && (
        <VStack key={user.uid} gap="6" align="stretch">
          <HeaderCard user={user} email={loaded.data.email} standing={standing.value} />
          <NamesForm known={loaded.data} standing={standing} />
          {!role && <GradePanel user={user} />}
          {!(role && isParent(role)) && <Achievements />}
        </VStack>
      )}
    </>
  )
}
