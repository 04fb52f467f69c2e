import { useState } from 'react'
import { useSound } from './use-sound.ts'

/** Reads the parts of a chapter one after the other; `onLine` tells which one begins. */
export function useVoice(lines: readonly string[], onLine?: (n: number) => void) {
  const sound = useSound()
  const [slow, setSlow] = useState(false)
  const { state, part } = sound.reading

  function readFrom(n: number, slowly = slow): void {
    const text = lines[n]
    if (text === undefined) return
    onLine?.(n)
    const speed = slowly ? 'slow' : 'normal'
    sound.play(n, { speed, fallback: { text, lang: 'fr' }, onEnd: () => readFrom(n + 1, slowly) })
    if (n + 1 < lines.length) sound.prepare(n + 1, speed)
  }

  return {
    state,
    line: part,
    slow,
    readFrom,
    stop: sound.stop,
    /** Begins, pauses, goes on. */
    toggle() {
      if (state === 'playing') sound.pause()
      else if (state === 'paused') sound.resume()
      else if (state !== 'loading') readFrom(0)
    },
    setSlow(slowly: boolean) {
      setSlow(slowly)
      if (part !== null && state !== 'silent') readFrom(part, slowly)
    },
  }
}
export type Voice = ReturnType<typeof useVoice>
