import './style.css'
import { useEffect, useRef, useState } from 'react'
import { CheckIcon, RetryIcon } from '../ui/icons.tsx'
import { Rich } from '../ui/rich-text.tsx'
import { ListenButton } from '../ui/voice/listen-button.tsx'
import { useSound } from '../ui/voice/use-sound.ts'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

type Props = ViewProps<'dialog-cards'>

/** Cards to turn over, one at a time; at the end all of them, with what the pupil said of each. */
export default function DialogCards(props: Props) {
  return props.result ? <Turned {...props} /> : <Asked {...props} />
}

const Turned = ({ data, answer }: Props) => (
  <ul className="card-list">
    {data.cards.map(({ id, front, back }) => (
      <li key={id} className={answer.known[id] ? 'card back right' : 'card back'}>
        <div lang={data.lang}>
          <Rich text={front} />
        </div>
        <Rich text={back} />
        <span className={answer.known[id] ? 'mark right' : 'mark'}>
          {answer.known[id] ? <CheckIcon /> : <RetryIcon />}
          {answer.known[id] ? screen.knew : screen.again}
        </span>
      </li>
    ))}
  </ul>
)

function Asked({ data, answer, locked, onChange, onRead }: Props) {
  const all = data.cards
  const sound = useSound()
  const at = Math.max(
    0,
    all.findIndex(({ id }) => answer.known[id] === undefined),
  )
  const [turned, setTurned] = useState<string | null>(null)
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(at)
  const card = all[at]

  // The button that was pressed belongs to the card before.
  useEffect(() => {
    if (before.current !== at) place.current?.focus()
    before.current = at
  }, [at])

  if (!card) return null
  const isTurned = turned === card.id
  const say = (knew: boolean) => {
    sound.stop()
    const next = { engine: 'dialog-cards' as const, known: { ...answer.known, [card.id]: knew } }
    onChange(next)
    if (at === all.length - 1) onRead(next)
  }
  return (
    <>
      <p className="instruction">{screen.instruction}</p>
      <p ref={place} tabIndex={-1} className="note">
        {screen.card(at + 1, all.length)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for who taps; the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={isTurned ? 'flip turned' : 'flip'} key={card.id} onClick={() => setTurned(card.id)}>
        <div className="flip-inner">
          <div className="card face" lang={data.lang}>
            <Rich text={card.front} />
          </div>
          <div role="status" className="face-place">
            {isTurned && (
              <div className="card face reverse">
                <div className="asked" lang={data.lang} aria-hidden>
                  <Rich text={card.front} />
                </div>
                <p className="label">{screen.answer}</p>
                <Rich text={card.back} />
              </div>
            )}
          </div>
        </div>
      </div>
      <ListenButton
        sound={sound}
        part={at}
        label={screen.listen}
        options={{ fallback: { text: card.said, lang: data.lang } }}
      />
      <div className="steps">
        {isTurned ? (
          <>
            <button type="button" disabled={locked} onClick={() => say(false)}>
              <RetryIcon />
              {screen.again}
            </button>
            <button type="button" className="main" disabled={locked} onClick={() => say(true)}>
              <CheckIcon />
              {screen.knew}
            </button>
          </>
        ) : (
          <button type="button" className="main" onClick={() => setTurned(card.id)}>
            {screen.turn}
          </button>
        )}
      </div>
    </>
  )
}
