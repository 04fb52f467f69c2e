import { useState } from 'react'

/** Whether a sound or a film of the page plays; its events do not bubble, so they are caught on their way down. */
export function useMediaPlaying() {
  const [playing, setPlaying] = useState(false)
  const stop = () => setPlaying(false)
  return {
    playing,
    handlers: { onPlayCapture: () => setPlaying(true), onPauseCapture: stop, onEndedCapture: stop },
  }
}
