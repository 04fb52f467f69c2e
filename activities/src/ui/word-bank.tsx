import { screen } from '../messages.ts'
import { Line } from './rich-text.tsx'
import type { Drag } from './use-drag.ts'

type Props = {
  /** What the words are called, and what is said once all are placed. */
  label?: string
  none?: string
  words: { id: string; text: string }[]
  held: string | null
  locked: boolean
  drag: Drag
  onHold: (id: string | null) => void
}

/** The words that are still to be placed. */
export function WordBank({
  label = screen.gaps.words,
  none = screen.gaps.none,
  words,
  held,
  locked,
  drag,
  onHold,
}: Props) {
  return (
    <ul className="bank" aria-label={label}>
      {words.length === 0 && <li className="note">{none}</li>}
      {words.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            data-word={id}
            className={`word loose${held === id ? ' held' : ''}`}
            aria-pressed={held === id}
            disabled={locked}
            onClick={() => onHold(held === id ? null : id)}
            {...drag(id)}
          >
            <Line text={text} />
          </button>
        </li>
      ))}
    </ul>
  )
}
