import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages-reading.ts'
import type { EngineProps } from '../engines/engine.tsx'
import { Rich } from '../rich-text.tsx'
import { useVoice } from './use-voice.ts'
import { VoiceBar } from './voice-bar.tsx'

const text = messages.narrated
type Props = Pick<EngineProps<'narrated'>, 'data'> & { isRead: boolean }

/** Lines that appear while a voice reads them. Without the voice they appear one by one, or all at once. */
export function Narrated({ data, isRead }: Props) {
  const all = data.lines.length
  const [shown, setShown] = useState(isRead ? all : 0)
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
      <p className="kind">{text.kind}</p>
      {shown === 0 && <p className="instruction">{text.what}</p>}
      <VoiceBar voice={voice} label={shown === 0 ? text.start : text.again} isMain={shown === 0} />
      <ol ref={list} className="lines" aria-label={text.lines}>
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
              {text.next}
            </button>
            <button type="button" onClick={() => setShown(all)}>
              {text.all}
            </button>
          </>
        )}
        <span className="note">{shown > 0 ? text.line(Math.max(1, at + 1), all) : ''}</span>
      </div>
    </>
  )
}
