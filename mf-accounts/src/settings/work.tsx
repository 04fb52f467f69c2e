import { $activeUser, useStore } from '@ariane/shared/session'
import { ErrorState, SkeletonCards } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { settings } from './store.ts'

const text = messages.settings

/** What the active user wants to work on, and when. */
export function Work() {
  const loaded = useStore(settings.$data)
  const user = useStore($activeUser)
  return (
    <>
      {loaded.state === 'loading' && <SkeletonCards count={3} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState
          message={text.loadFailure}
          retryLabel={text.retry}
          onRetry={() => void settings.reload({ showLoading: true })}
        />
      )}
      {loaded.state === 'ready' && <SettingsForm key={user?.uid} {...loaded.data} />}
    </>
  )
}
