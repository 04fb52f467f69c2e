import { markDrawn, markStarting, RemoteError, type ScreenProps } from '@ariane/shared/federation'
import { Box, ErrorState, LoadingState, VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useResource } from '../resource.ts'
import { hasFrame, putContent } from '../welcome/drawn-frame.ts'
import { Boundary } from './boundary.tsx'
import { loads } from './count-loads.ts'
import { FirstPaint, type Unseen } from './first-paint.tsx'
import { isMissingChunk } from './is-missing-chunk.ts'
import { type LazyScreen, lazyScreen, screenForRetry, screenFromLastGood } from './lazy-screen.ts'
import { firstRetryDelayMs } from './limits.ts'
import { complete } from './load.ts'
import { messages } from './messages.ts'
import { findRemote, findScreen } from './remotes.ts'
import { reportBroken } from './report.ts'
import { retryDelay } from './retry-delay.ts'
import { sayFrozen } from './say-frozen.ts'
import { sentenceFor } from './sentence-for.ts'
import { applyStyles, claimStyles, dropStyles, keepStyles } from './version-styles.ts'
import { showPage, watchHidden } from './watch-hidden.ts'

type Props<K extends string> = {
  id: K
  props: ScreenProps<K>
  /** A part of another screen: what is missing of it leaves its place empty, and heals by itself. */
  isPart?: boolean
}

/**
 * A screen of a remote. While it loads the page says so; when it fails to load or breaks, a panel in its place offers a
 * retry without a page reload, and the rest of the page keeps working.
 */
export function RemoteScreen<K extends string>(props: Props<K>) {
  return <Attempts key={props.id} {...props} />
}

function Attempts<K extends string>({ id, props, isPart = false }: Props<K>) {
  const [{ attempt, screen }, setTry] = useState(() => ({ attempt: 0, screen: lazyScreen(id) }))
  const next = (screen: LazyScreen<K>) => setTry({ attempt: attempt + 1, screen })
  const panel = (error: unknown) => (
    <Down error={error} attempt={attempt} isPart={isPart} onRetry={() => next(screenForRetry(id, error))} />
  )
  const renewed = useRef(false)
  const failed = (error: unknown) => {
    if (screen.value) {
      const { version } = screen.value
      dropStyles(findRemote(id), version)
      reportBroken(id, version, error)
    }
    const lastGood = screenFromLastGood(id, screen, error)
    if (lastGood) return next(lastGood)
    // One file that did not arrive is asked for once more before anybody is told.
    if (!isMissingChunk(error) || renewed.current) return
    renewed.current = true
    next(screenForRetry(id, error))
  }
  return (
    <Boundary key={attempt} fallback={panel} onFailure={failed}>
      <Loaded id={id} props={props} isPart={isPart} screen={screen} />
    </Boundary>
  )
}

type DownProps = { error: unknown; attempt: number; isPart: boolean; onRetry: () => void }

/**
 * Shows what is missing and retries by itself, because a team may repair the remote meanwhile. What froze the page is
 * only run again when a person asks for it.
 */
function Down({ error, attempt, isPart, onRetry }: DownProps) {
  const retry = useEffectEvent(onRetry)
  const retriesAlone = !(error instanceof RemoteError && error.failure === 'frozen')
  useEffect(() => {
    if (!retriesAlone) return
    const retryNow = () => retry()
    const timer = setTimeout(retryNow, retryDelay(attempt, firstRetryDelayMs()))
    addEventListener('online', retryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retryNow)
    }
  }, [attempt, retriesAlone])
  return isPart ? null : <ErrorState message={sentenceFor(error)} onRetry={onRetry} />
}

function Loaded<K extends string>({ id, props, isPart, screen }: Props<K> & { screen: LazyScreen<K> }) {
  const loaded = useResource(screen)
  const stopWatching = useRef(() => {})
  useEffect(() => {
    if (loaded) sayFrozen(id)
  }, [loaded, id])
  const { remote, title, overlay = false, fills } = findScreen(id)
  const waiting = isPart ? null : <Waiting label={messages.loading(title)} isDrawn={hasFrame && !overlay} />
  if (!loaded) return waiting
  const { Screen, version } = loaded
  const toError = (unseen: Unseen) =>
    new RemoteError(unseen, remote, `${remote} ${version} was loaded: ${WHY[unseen]}.`)
  return (
    <FirstPaint
      overlay={overlay || isPart || fills !== undefined}
      waiting={waiting}
      toError={toError}
      onStart={() => {
        markStarting(remote, version)
        applyStyles(remote, version, true)
      }}
      onMount={() => {
        const dropOwn = keepStyles(remote, version)
        return () => {
          stopWatching.current()
          dropOwn()
        }
      }}
      onBlankPage={() => {
        claimStyles(remote, version)
        applyStyles(remote, version, false)
        const wasIt = showPage(remote, version)
        if (!wasIt) applyStyles(remote, version, true)
        return wasIt
      }}
      onPaint={() => {
        claimStyles(remote, version)
        markDrawn(remote, version)
        loads.countShown(remote, version)
        stopWatching.current = watchHidden(remote, version, () => reportBroken(id, version, toError('blank')))
        void complete()
      }}
    >
      <Screen {...props} />
    </FirstPaint>
  )
}

/** The places of cards that the page was drawn with stay until the screen is there. */
function Waiting({ label, isDrawn }: { label: string; isDrawn: boolean }) {
  if (!isDrawn) return <LoadingState label={label} />
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box ref={putContent} />
    </>
  )
}

/** For the team. */
const WHY: Record<Unseen, string> = { stalled: 'it draws nothing', blank: 'nothing of it, or of the page, can be seen' }
