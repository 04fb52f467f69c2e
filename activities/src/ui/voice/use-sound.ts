import { useContext } from 'react'
import { type FromActivity, readMessage, ToActivity } from '../../frame/protocol.ts'
import type { SpeechSpeed } from '../../language.ts'
import { ChapterContext } from '../chapter-context.ts'
import type { PlayOptions } from './reader.ts'
import { useReader } from './use-reader.ts'

const known = new Map<string, Promise<string | null>>()

/** Asks the player, who alone may call the API, for the sound of a part. What was heard once is kept. */
function loadSound(moduleId: number, part: string, speed: SpeechSpeed): Promise<string | null> {
  const name = `${moduleId} ${part} ${speed}`
  const sound =
    known.get(name) ??
    new Promise<string | null>(resolve => {
      const take = (event: MessageEvent) => {
        const message = readMessage(ToActivity, event, window.parent)
        if (message?.type !== 'activity-sound' || message.part !== part || message.speed !== speed) return
        window.removeEventListener('message', take)
        if (!message.wav) known.delete(name)
        resolve(message.wav && `data:audio/wav;base64,${message.wav}`)
      }
      window.addEventListener('message', take)
      window.parent.postMessage({ type: 'activity-listen', moduleId, part, speed } satisfies FromActivity, '*')
    })
  known.set(name, sound)
  return sound
}

/**
 * Reads parts of the shown chapter aloud. Part n is the n-th entry of `speech` that the chapter's renderer gave.
 */
export function useSound() {
  const { moduleId, chapter } = useContext(ChapterContext)
  const partName = (n: number) => `${chapter}:${n}`
  const { reading, play, toggle, pause, resume, stop } = useReader((part, speed) => loadSound(moduleId, part, speed))
  return {
    /** Which part is read, and whether it plays. */
    reading: { state: reading.state, part: reading.part === null ? null : Number(reading.part.split(':').at(-1)) },
    play: (n: number, options?: PlayOptions) => play(partName(n), options),
    toggle: (n: number, options?: PlayOptions) => toggle(partName(n), options),
    pause,
    resume,
    stop,
    /** Loads a part that is about to be read. */
    prepare: (n: number, speed: SpeechSpeed = 'normal') => void loadSound(moduleId, partName(n), speed),
  }
}
