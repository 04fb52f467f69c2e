import { useState } from 'react'

/**
 * Whether a sound or a video of the page is playing; media events do not bubble, so they are caught in the capture
 * phase.
 */
export function useMediaPlaying() {
  const [playing, setPlaying] = useState(false)
  const stop = () => setPlaying(false)
  return {
    playing,
    handlers: { onPlayCapture: () => setPlaying(true), onPauseCapture: stop, onEndedCapture: stop },
  }
}
