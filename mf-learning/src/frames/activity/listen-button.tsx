import { messages } from '../messages.ts'
import type { PlayOptions } from '../speech/reader.ts'
import { LoudIcon, PauseIcon } from './icons.tsx'
import type { useSound } from './sound.ts'

type Props = { sound: ReturnType<typeof useSound>; part: number; label: string; options?: PlayOptions }

/** One button that reads a part aloud, pauses and goes on. Says so when there is no voice. */
export function ListenButton({ sound, part, label, options }: Props) {
  const { state } = sound.reading.part === part ? sound.reading : { state: 'silent' }
  return (
    <span className="listen">
      <button
        type="button"
        aria-label={state === 'playing' ? messages.sound.pause(label) : label}
        aria-busy={state === 'loading'}
        onClick={() => sound.toggle(part, options)}
      >
        {state === 'playing' ? <PauseIcon /> : <LoudIcon />}
        <span aria-hidden>
          {state === 'playing' ? messages.sound.pauseShort : state === 'loading' ? messages.sound.loading : label}
        </span>
      </button>
      <span role="status" className="note">
        {state === 'failed' ? messages.sound.failure : ''}
      </span>
    </span>
  )
}
