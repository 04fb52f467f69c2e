import { Box } from '@ariane/shared/ui'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterTimeInView } from './after-time-in-view.ts'
import { maxFirstPaintMs } from './limits.ts'

type Props = {
  /** The screen draws over the page: its own place stays empty. */
  overlay: boolean
  waiting: ReactNode
  /** The error thrown to the boundary when nothing is drawn in time. */
  late: () => Error
  /** Called before the screen runs. */
  onStart: () => void
  onPaint: () => void
  children: ReactNode
}

/** A screen whose code is loaded: it has to draw something in time, if only that it is loading. */
export function FirstPaint({ overlay, waiting, late, onStart, onPaint, children }: Props) {
  // While it is drawn for the first time: an effect would come after the screen's own code.
  useState(onStart)
  const [failure, setFailure] = useState<Error | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const painted = useRef(false)
  const paint = () => {
    painted.current = true
    stop.current?.()
    onPaint()
  }
  const reportLate = useEffectEvent(() => setFailure(late()))
  useEffect(() => {
    if (painted.current) return
    stop.current = afterTimeInView(maxFirstPaintMs(), () => reportLate())
    return stop.current
  }, [])
  if (failure) throw failure
  return (
    <Suspense fallback={waiting}>
      <Place overlay={overlay} onPaint={paint}>
        {children}
      </Place>
    </Suspense>
  )
}

/** Calls back once its children have drawn something, and no effect of theirs threw: it would be gone by then. */
function Place({ overlay, onPaint, children }: Pick<Props, 'overlay' | 'onPaint' | 'children'>) {
  const place = useRef<HTMLDivElement>(null)
  const paint = useEffectEvent(onPaint)
  useEffect(() => {
    const node = place.current
    if (!node) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => look())
    const look = () => {
      if (!overlay && !node.hasChildNodes()) return
      observer.disconnect()
      timer = setTimeout(() => paint())
    }
    observer.observe(node, { childList: true })
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [overlay])
  return (
    <Box ref={place} display="contents">
      {children}
    </Box>
  )
}
