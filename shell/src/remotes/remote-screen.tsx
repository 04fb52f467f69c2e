import { RemoteError, type RemoteScreens, type ScreenId } from '@ariane/shared/federation'
import { ErrorState, LoadingState } from '@ariane/shared/ui'
import { Suspense, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { lazyScreen, screenForRetry } from './lazy-screen.ts'
import { messages } from './messages.ts'

type Props<K extends ScreenId> = { id: K; props: RemoteScreens[K] }

/**
 * A screen of a remote. While it loads it says so; when it cannot be had, or breaks, a panel in its place offers a
 * retry that needs no page reload. The rest of the page stands.
 */
export function RemoteScreen<K extends ScreenId>({ id, props }: Props<K>) {
  return <Attempts key={id} id={id} props={props} />
}

function Attempts<K extends ScreenId>({ id, props }: Props<K>) {
  const [{ attempt, Screen }, setTry] = useState({ attempt: 0, Screen: lazyScreen(id) })
  const panel = (error: unknown) => (
    <ErrorState
      message={sentenceFor(error)}
      onRetry={() => setTry({ attempt: attempt + 1, Screen: screenForRetry(id, error) })}
    />
  )
  return (
    <Boundary key={attempt} fallback={panel}>
      <Suspense fallback={<LoadingState label={messages.loading(messages.titles[id])} />}>
        <Screen {...props} />
      </Suspense>
    </Boundary>
  )
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof RemoteError)) return messages.broken
  return error.failure === 'disabled' ? messages.disabled : messages.down
}
