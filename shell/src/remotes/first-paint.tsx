import { Box } from '@ariane/shared/ui'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { afterTimeInView } from './after-time-in-view.ts'
import { findBlank } from './find-blank.ts'
import { maxFirstPaintMs } from './limits.ts'
import { measurePage } from './measure-page.ts'

/** Nobody waits longer before a page without any way out; what is drawn in two steps has time to. */
const MAX_BLANK_MS = 500
const LOOK_MS = 50

/** Nothing was drawn in time, or nobody could see it. */
export type Unseen = 'stalled' | 'blank'

type Props = {
  /** The screen draws over the page: its own place stays empty. */
  overlay: boolean
  waiting: ReactNode
  /** The error thrown to the boundary when nothing is seen in time. */
  toError: (unseen: Unseen) => Error
  /** Called before the screen runs. */
  onStart: () => void
  /** The screen is in the page; gives what is called when it leaves. */
  onMount: () => () => void
  /** The page or its menu cannot be seen. @returns whether it was the screen: the error is thrown then */
  onBlankPage: () => boolean
  onPaint: () => void
  children: ReactNode
}

/** A screen whose code is loaded: it has to draw something that is seen in time, if only that it is loading. */
export function FirstPaint({ overlay, waiting, toError, onStart, onMount, onBlankPage, onPaint, children }: Props) {
  // While it is drawn for the first time: an effect would come after the screen's own code.
  useState(onStart)
  const [failure, setFailure] = useState<Error | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const painted = useRef(false)
  const drawn = useRef(false)
  const paint = () => {
    painted.current = true
    stop.current?.()
    onPaint()
  }
  const mount = useEffectEvent(onMount)
  // Before the page is shown without the screen.
  useLayoutEffect(() => mount(), [])
  const reportLate = useEffectEvent(() => setFailure(toError(drawn.current ? 'blank' : 'stalled')))
  useEffect(() => {
    if (painted.current) return
    stop.current = afterTimeInView(maxFirstPaintMs(), () => reportLate())
    return stop.current
  }, [])
  const reportBlankPage = () => {
    if (onBlankPage()) setFailure(toError('blank'))
    else paint()
  }
  if (failure) throw failure
  return (
    <Suspense fallback={waiting}>
      <Place
        overlay={overlay}
        onDraw={() => {
          drawn.current = true
        }}
        onBlankPage={reportBlankPage}
        onPaint={paint}
      >
        {children}
      </Place>
    </Suspense>
  )
}

type PlaceProps = Pick<Props, 'overlay' | 'onPaint' | 'children'> & { onDraw: () => void; onBlankPage: () => void }

/** Calls back once its children have drawn something that is seen, and no effect of theirs threw: it would be gone by then. */
function Place({ overlay, onDraw, onBlankPage, onPaint, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent(onDraw)
  const paint = useEffectEvent(onPaint)
  const reportBlankPage = useEffectEvent(onBlankPage)
  useEffect(() => {
    const node = place.current
    if (!node) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    const observer = new MutationObserver(() => look())
    const look = () => {
      if (!overlay && !node.hasChildNodes()) return
      observer.disconnect()
      draw()
      timer = setTimeout(see)
    }
    const see = () => {
      const blank = findBlank(measurePage(overlay ? null : node))
      if (blank === 'page')
        stop ??= afterTimeInView(MAX_BLANK_MS, () => {
          clearTimeout(timer)
          reportBlankPage()
        })
      else {
        stop?.()
        stop = undefined
      }
      if (blank) timer = setTimeout(see, LOOK_MS)
      else paint()
    }
    observer.observe(node, { childList: true })
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      stop?.()
    }
  }, [overlay])
  return (
    <Box ref={place} display="contents">
      {children}
    </Box>
  )
}
