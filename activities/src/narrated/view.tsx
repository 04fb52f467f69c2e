import './style.css'
import { useEffect, useRef, useState } from 'react'
import { Rich } from '../ui/rich-text.tsx'
import { useVoice } from '../ui/voice/use-voice.ts'
import { VoiceBar } from '../ui/voice/voice-bar.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Lines that appear while a voice reads them. Without the voice they appear one by one, or all at once. */
export default function Narrated({ data, result }: ViewProps<'narrated'>) {
  const all = data.lines.length
  const [shown, setShown] = useState(result ? all : 0)
  const voice = useVoice(
    data.lines.map(({ said }) => said),
    n => setShown(now => Math.max(now, n + 1)),
  )
  const list = useRef<HTMLOListElement>(null)
  const at = voice.line ?? shown - 1

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
            <button type="button" onClick={() => (voice.line === null ? setShown(shown + 1) : voice.readFrom(shown))}>
              {screen.next}
            </button>
            <button type="button" onClick={() => setShown(all)}>
              {screen.all}
            </button>
          </>
        )}
        <span className="note">{shown > 0 ? screen.line(Math.max(1, at + 1), all) : ''}</span>
      </div>
    </>
  )
}
