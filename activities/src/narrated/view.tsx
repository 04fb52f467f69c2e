import './style.css'
import { useEffect, useRef, useState } from 'react'
import { Rich } from '../ui/rich-text.tsx'
import { useVoice } from '../ui/voice/use-voice.ts'
import { VoiceBar } from '../ui/voice/voice-bar.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Lines that appear while a voice reads them. Without the voice they appear one by one, or all at once. */
export default function Narrated({ data, answer, result, locked, onChange }: ViewProps<'narrated'>) {
  const all = data.lines.length
  const [shown, setShown] = useState(result ? all : Math.min(all, answer.shown ?? 0))
  const showTo = (count: number) => setShown(now => Math.max(now, count))
  const voice = useVoice(
    data.lines.map(({ said }) => said),
    n => showTo(n + 1),
  )
  const list = useRef<HTMLOListElement>(null)
  const at = voice.line ?? shown - 1

  const known = result ? all : (answer.shown ?? 0)
  useEffect(() => {
    if (shown > known && !locked) onChange({ engine: 'narrated', shown })
  }, [shown, known, locked, onChange])

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <>
      <p className="kind">{screen.kind}</p>
      {shown === 0 && <p className="instruction">{screen.what}</p>}
      <VoiceBar voice={voice} label={shown === 0 ? screen.start : screen.again} isMain={shown === 0} />
      <ol ref={list} className="lines" aria-label={screen.lines}>
        {data.lines.slice(0, shown).map((line, n) => (
          <li key={line.shown} className={n === at && voice.line !== null ? 'line here' : 'line'}>
            <Rich text={line.shown} />
          </li>
        ))}
      </ol>
      <div className="steps">
        {shown < all && (
          <>
            {shown > 0 && (
              <button
                type="button"
                className="main"
                onClick={() => (voice.line === null ? showTo(shown + 1) : voice.readFrom(shown))}
              >
                {screen.next}
              </button>
            )}
            <button type="button" className="light" onClick={() => showTo(all)}>
              {screen.all}
            </button>
          </>
        )}
        <span className="note">{shown > 0 ? screen.line(Math.max(1, at + 1), all) : ''}</span>
      </div>
    </>
  )
}
