import { messages } from '../../messages.ts'
import { Line } from '../rich-text.tsx'
import type { Drag } from './use-drag.ts'

type Props = {
  words: { id: string; text: string }[]
  held: string | null
  locked: boolean
  drag: Drag
  onHold: (id: string | null) => void
}

export function WordBank({ words, held, locked, drag, onHold }: Props) {
  return (
    <ul className="bank" aria-label={messages.cloze.words}>
      {words.length === 0 && <li className="note">{messages.cloze.none}</li>}
      {words.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className={`word${held === id ? ' held' : ''}`}
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
