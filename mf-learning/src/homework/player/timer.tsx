import {
  Box,
  ClockIcon,
  EyeIcon,
  EyeOffIcon,
  Flex,
  IconButton,
  PauseIcon,
  PlayIcon,
  Text,
  VisuallyHidden,
} from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'

const text = messages.timer
const TICK_MS = 10_000
const MINUTE_MS = 60_000

/** The time spent on a question, in whole minutes: no running seconds, and it can be paused or hidden. */
export function Timer({ advised, running }: { advised: number; running: boolean }) {
  const [elapsed, setElapsed] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const counts = running && !paused
  useEffect(() => {
    if (!counts) return
    const timer = setInterval(() => setElapsed(now => now + TICK_MS), TICK_MS)
    return () => clearInterval(timer)
  }, [counts])

  const minutes = Math.floor(elapsed / MINUTE_MS)
  const isOver = minutes >= advised
  const PauseOrPlay = paused ? PlayIcon : PauseIcon
  const EyeOrNot = hidden ? EyeIcon : EyeOffIcon
  return (
    <Flex role="group" aria-label={text.label} align="center" gap="1" color="ink.muted" textStyle="sm">
      {!hidden && (
        <>
          <Box flexShrink="0">
            <ClockIcon size={16} aria-hidden />
          </Box>
          <Text minW="0">{paused ? text.paused : isOver ? text.over : text.elapsed(minutes, advised)}</Text>
          <IconButton
            variant="ghost"
            boxSize="11"
            flexShrink="0"
            aria-label={paused ? text.resume : text.pause}
            title={paused ? text.resume : text.pause}
            onClick={() => setPaused(!paused)}
          >
            <PauseOrPlay aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton
        variant="ghost"
        boxSize="11"
        flexShrink="0"
        aria-label={hidden ? text.show : text.hide}
        title={hidden ? text.show : text.hide}
        onClick={() => setHidden(!hidden)}
      >
        <EyeOrNot aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{isOver && !hidden ? text.over : ''}</VisuallyHidden>
    </Flex>
  )
}
