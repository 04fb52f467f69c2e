import type { SpeechSpeed } from '@ariane/shared/contracts/audio'
import { createContext, useContext } from 'react'
import { type FromActivity, readMessage, ToActivity } from '../protocol.ts'
import type { PlayOptions } from '../speech/reader.ts'
import { useReader } from '../speech/use-reader.ts'

/** The module and chapter that are shown, its other chapters, and the way to them. */
type Shown = {
  moduleId: number
  chapter: string
  title: string
  chapters: { id: string; title: string; done: boolean }[]
  open: (chapter: string) => void
}
export const Place = createContext<Shown>({ moduleId: 0, chapter: '', title: '', chapters: [], open: () => undefined })

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
 * Reads parts of the shown chapter aloud. Part n is the n-th entry of `speech` that the chapter's renderer gave
 * (tutor/src/render/module.ts).
 */
export function useSound() {
  const { moduleId, chapter } = useContext(Place)
  const nameOf = (n: number) => `${chapter}:${n}`
  const { reading, play, toggle, pause, resume, stop } = useReader((part, speed) => loadSound(moduleId, part, speed))
  return {
    /** Which part is read, and whether it plays. */
    reading: { state: reading.state, part: reading.part === null ? null : Number(reading.part.split(':').at(-1)) },
    play: (n: number, options?: PlayOptions) => play(nameOf(n), options),
    toggle: (n: number, options?: PlayOptions) => toggle(nameOf(n), options),
    pause,
    resume,
    stop,
    /** Loads a part that is about to be read. */
    prepare: (n: number, speed: SpeechSpeed = 'normal') => void loadSound(moduleId, nameOf(n), speed),
  }
}
