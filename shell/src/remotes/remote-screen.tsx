import { markDrawn, RemoteError, type RemoteFailure, type ScreenProps } from '@ariane/shared/federation'
import { ErrorState, LoadingState } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useResource } from '../resource.ts'
import { Boundary } from './boundary.tsx'
import { FirstPaint } from './first-paint.tsx'
import { type LazyScreen, lazyScreen, screenForRetry, screenFromLastGood } from './lazy-screen.ts'
import { firstRetryDelayMs } from './limits.ts'
import { messages } from './messages.ts'
import { remotes, type ScreenId } from './remotes.ts'
import { reportBroken } from './report.ts'
import { retryDelay } from './retry-after.ts'

type Props<K extends ScreenId> = { id: K; props: ScreenProps<K> }

/**
 * A screen of a remote. While it loads it says so; when it cannot be had, or breaks, a panel in its place offers a
 * retry that needs no page reload. The rest of the page stands.
 */
export function RemoteScreen<K extends ScreenId>({ id, props }: Props<K>) {
  return <Attempts key={id} id={id} props={props} />
}

function Attempts<K extends ScreenId>({ id, props }: Props<K>) {
  const [{ attempt, screen }, setTry] = useState(() => ({ attempt: 0, screen: lazyScreen(id) }))
  const next = (screen: LazyScreen<K>) => setTry({ attempt: attempt + 1, screen })
  const panel = (error: unknown) => (
    <Down error={error} attempt={attempt} onRetry={() => next(screenForRetry(id, error))} />
  )
  const failed = (error: unknown) => {
    if (screen.value) reportBroken(id, screen.value.version, error)
    const lastGood = screenFromLastGood(id, screen, error)
    if (lastGood) next(lastGood)
  }
  return (
    <Boundary key={attempt} fallback={panel} onFailure={failed}>
      <Loaded id={id} props={props} screen={screen} />
    </Boundary>
  )
}

/** Says what is missing, and tries again by itself: whatever is wrong, a team may have put it right meanwhile. */
function Down({ error, attempt, onRetry }: { error: unknown; attempt: number; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const retryNow = () => retry()
    const timer = setTimeout(retryNow, retryDelay(attempt, firstRetryDelayMs()))
    addEventListener('online', retryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retryNow)
    }
  }, [attempt])
  return <ErrorState message={sentenceFor(error)} onRetry={onRetry} />
}

function Loaded<K extends ScreenId>({ id, props, screen }: Props<K> & { screen: LazyScreen<K> }) {
  const loaded = useResource(screen)
  const waiting = <LoadingState label={messages.loading(messages.titles[id])} />
  if (!loaded) return waiting
  const { remote, overlay = false } = remotes[id]
  const { Screen, version } = loaded
  return (
    <FirstPaint
      overlay={overlay}
      waiting={waiting}
      late={() => new RemoteError('stalled', remote, `${remote} ${version} was loaded and draws nothing.`)}
      onPaint={() => markDrawn(remote, version)}
    >
      <Screen {...props} />
    </FirstPaint>
  )
}

/** Failures that neither the connection nor time mends. */
const BROKEN = new Set<RemoteFailure>(['invalid', 'stalled'])

function sentenceFor(error: unknown): string {
  if (!(error instanceof RemoteError) || BROKEN.has(error.failure)) return messages.broken
  return error.failure === 'disabled' ? messages.disabled : messages.down
}
