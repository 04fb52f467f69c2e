import { useEffect, useId, useRef, useState } from 'react'
import { screen as common } from '../messages.ts'
import { unaided } from '../ui/field/unaided.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { TurnPages } from '../ui/turn-pages.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

type Props = ViewProps<'cards'>

/** Cards to recall: one at a time while answering, those that were answered once graded. */
export default function Cards(props: Props) {
  return props.result ? <Graded {...props} /> : <Asked {...props} />
}

const Graded = ({ data, answer, result }: Props) => (
  <ul className="card-list">
    {data.cards
      .filter(({ id }) => result?.parts[id])
      .map(one => (
        <li key={one.id} className={`card back${partClass(result?.parts[one.id])}`}>
          <Rich text={one.front} />
          <p className="typed">{answer.typed[one.id] ?? '–'}</p>
          <ResultMark part={result?.parts[one.id]} />
        </li>
      ))}
  </ul>
)

/** Begins at the first card without a word, also when one tries again. */
function Asked({ data, answer, locked, onChange }: Props) {
  const id = useId()
  const all = data.cards
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      all.findIndex(one => !answer.typed[one.id]),
    ),
  )
  const [hinted, setHinted] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(at)
  const card = all[at] ?? all[0]

  // Another card can be written on at once.
  useEffect(() => {
    if (shown.current !== at) field.current?.focus()
    shown.current = at
  }, [at])

  if (!card) return null
  return (
    <>
      <p className="instruction">{screen.instruction}</p>
      <div className="card" key={card.id}>
        <p className="note">{screen.card(at + 1, all.length)}</p>
        <div id={id} className="front">
          <Rich text={card.front} />
        </div>
        {card.hint && (
          <div className="hint">
            <button
              type="button"
              className="light"
              aria-expanded={hinted === card.id}
              onClick={() => setHinted(hinted === card.id ? null : card.id)}
            >
              {hinted === card.id ? common.hideHint : common.hint}
            </button>
            {hinted === card.id && (
              <p>
                <Line text={card.hint} />
              </p>
            )}
          </div>
        )}
        <label>
          <span className="label">{screen.answer}</span>
          <input
            ref={field}
            type="text"
            className="wide"
            aria-describedby={id}
            value={answer.typed[card.id] ?? ''}
            readOnly={locked}
            maxLength={200}
            {...unaided}
            onChange={event => onChange({ engine: 'cards', typed: { ...answer.typed, [card.id]: event.target.value } })}
            onKeyDown={event => event.key === 'Enter' && at < all.length - 1 && setAt(at + 1)}
          />
        </label>
      </div>
      <TurnPages at={at} count={all.length} labels={screen} onTurn={setAt} />
    </>
  )
}
