import { readMessage } from '@ariane/activities/protocol'
import { Box, chakra, Spinner, Text } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { FromDiagram, type ToDiagram } from '../../frames/diagram-protocol.ts'
import { isReachable } from '../../parts/is-reachable.ts'
import { useMissingReason } from '../../parts/not-loaded.tsx'
import { useHealing } from '../../parts/use-healing.ts'
import { messages } from '../messages.ts'
import { diagramText } from './diagram-text.ts'
import { useNear } from './use-near.ts'
import { useTheme } from './use-theme.ts'

const text = messages.diagram
const LINK = '/frames/diagram.html'
const LARGEST_PX = 2400
const LOADED_PATIENCE_MS = 3000

/** On a phone a drawing has to be scrolled: its words are shown at once. */
const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches

type Drawing = { state: 'waiting' | 'missing' | 'failed' } | { state: 'drawn'; height: number }

/** Drawn in a frame of its own, because the drawing brings styles; its words stay beside it. */
export function Diagram({ source }: { source: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const theme = useTheme()
  const [ready, setReady] = useState(false)
  const [narrow] = useState(isNarrow)
  const [drawing, setDrawing] = useState<Drawing>({ state: 'waiting' })

  useEffect(() => {
    const take = (event: MessageEvent) => {
      const message = readMessage(FromDiagram, event, frame.current?.contentWindow)
      if (message?.type === 'diagram-ready') setReady(true)
      else if (message?.type === 'diagram-drawn') setDrawing({ state: 'drawn', height: message.height })
      // Without a connection it is the painter that did not come.
      else if (message) setDrawing({ state: navigator.onLine ? 'failed' : 'missing' })
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [])
  useEffect(() => {
    const load: z.infer<typeof ToDiagram> = { type: 'diagram-load', code: source, theme }
    if (ready) frame.current?.contentWindow?.postMessage(load, '*')
  }, [ready, source, theme])

  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (ready || !isLoaded) return
    const timer = setTimeout(() => setDrawing({ state: 'missing' }), LOADED_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [ready, isLoaded])
  const reason = useMissingReason()
  useHealing(drawing.state === 'missing', async () => {
    if (!(await isReachable(LINK))) return
    setReady(false)
    setLoaded(false)
    setDrawing({ state: 'waiting' })
  })

  const lines = (
    <ul>
      {diagramText(source).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  // A line of time is a list of dates: on a phone the list reads better than a drawing that is wider than the screen.
  if (narrow && /^\s*timeline\b/.test(source)) return lines
  if (drawing.state === 'failed' || drawing.state === 'missing')
    return (
      <>
        <Text>{text.failure}</Text>
        {drawing.state === 'missing' && <Text color="ink.muted">{reason}</Text>}
        {lines}
      </>
    )
  return (
    <>
      <Box ref={place} pos="relative" minH="24">
        {drawing.state === 'waiting' && (
          <Box pos="absolute" insetX="0" top="8" textAlign="center" color="ink.muted">
            <Spinner aria-hidden /> {text.loading}
          </Box>
        )}
        {near && (
          <chakra.iframe
            ref={frame}
            src={LINK}
            title={text.title}
            sandbox="allow-scripts"
            onLoad={() => setLoaded(true)}
            display="block"
            w="full"
            borderWidth="0"
            borderRadius="l2"
            visibility={drawing.state === 'drawn' ? 'visible' : 'hidden'}
            style={{ height: `${drawing.state === 'drawn' ? Math.min(LARGEST_PX, drawing.height) : 96}px` }}
          />
        )}
      </Box>
      <details open={narrow}>
        <summary>{text.words}</summary>
        {lines}
      </details>
    </>
  )
}
