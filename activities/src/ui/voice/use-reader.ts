import { useEffect, useState } from 'react'
import { createReader, type LoadSound, type PlayOptions, type Reading, SILENT } from './reader.ts'

/** A reader for one component: what it reads, and its buttons. It falls silent with the component. */
export function useReader(load: LoadSound) {
  const [reading, setReading] = useState<Reading>(SILENT)
  const [reader] = useState(() => createReader(setReading))
  useEffect(() => () => reader.stop(), [reader])
  const play = (part: string, options?: PlayOptions) => reader.play(part, load, options)
  const pause = () => {
    reader.pause()
    setReading(now => (now.state === 'playing' ? { ...now, state: 'paused' } : now))
  }
  const resume = () => {
    reader.resume()
    setReading(now => (now.state === 'paused' ? { ...now, state: 'playing' } : now))
  }
  return {
    reading,
    play,
    stop: reader.stop,
    pause,
    resume,
    /** What a single button does: begins, pauses, goes on. */
    toggle(part: string, options?: PlayOptions) {
      if (reading.part !== part || reading.state === 'failed') play(part, options)
      else if (reading.state === 'playing') pause()
      else if (reading.state === 'paused') resume()
    },
  }
}
