import { $activeUser, useStore } from '@ariane/shared/session'
import { ErrorState, SkeletonCards } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { settings } from './store.ts'

const text = messages.settings

/** What the active user wants to work on, and when; `end` stands below it once it is read. */
export function Work({ end }: { end: ReactNode }) {
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
      {loaded.state !== 'loading' && end}
    </>
  )
}
