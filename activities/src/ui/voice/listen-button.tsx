import './style.css'
import { LoudIcon, PauseIcon } from '../icons.tsx'
import { messages } from './messages.ts'
import type { PlayOptions } from './reader.ts'
import type { useSound } from './use-sound.ts'

type Props = { sound: ReturnType<typeof useSound>; part: number; label: string; options?: PlayOptions }

/** One button that reads a part aloud, pauses and goes on. Says so when there is no voice. */
export function ListenButton({ sound, part, label, options }: Props) {
  const { state } = sound.reading.part === part ? sound.reading : { state: 'silent' }
  return (
    <span className="listen">
      <button
        type="button"
        aria-label={state === 'playing' ? messages.pausePart(label) : label}
        aria-busy={state === 'loading'}
        onClick={() => sound.toggle(part, options)}
      >
        {state === 'playing' ? <PauseIcon /> : <LoudIcon />}
        <span aria-hidden>
          {state === 'playing' ? messages.pause : state === 'loading' ? messages.preparing : label}
        </span>
      </button>
      <span role="status" className="note">
        {state === 'failed' ? messages.noVoice : ''}
      </span>
    </span>
  )
}
