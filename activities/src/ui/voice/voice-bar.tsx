import './style.css'
import { LoudIcon, PauseIcon, PlayIcon } from '../icons.tsx'
import { messages } from './messages.ts'
import type { Voice } from './use-voice.ts'

/** Listen, pause, go on, and slower. */
export function VoiceBar({ voice, label, isMain = false }: { voice: Voice; label: string; isMain?: boolean }) {
  const { state, slow } = voice
  const words = {
    silent: label,
    failed: label,
    loading: messages.preparing,
    playing: messages.pause,
    paused: messages.goOn,
  }
  const Icon = state === 'playing' ? PauseIcon : state === 'paused' ? PlayIcon : LoudIcon
  return (
    <div className="voice">
      <button
        type="button"
        aria-busy={state === 'loading'}
        className={isMain && state === 'silent' ? 'main' : ''}
        onClick={() => voice.toggle()}
      >
        <Icon />
        {words[state]}
      </button>
      <button type="button" className="light" aria-pressed={slow} onClick={() => voice.setSlow(!slow)}>
        {messages.slow}
      </button>
      <p role="status" className="note">
        {state === 'failed' ? messages.noVoiceForText : ''}
      </p>
    </div>
  )
}
