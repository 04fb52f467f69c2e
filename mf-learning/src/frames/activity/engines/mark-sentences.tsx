import { placing } from '../../messages-placing.ts'
import { CheckIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

const text = placing.mark

type Props = EngineProps<'mark'> & { onToggle: (id: string) => void }

/** A list of sentences, each of which can be chosen; the correction says why. */
export function MarkSentences({ data, answer, result, locked, onToggle }: Props) {
  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{text.sentences}</p>}
      <ul className="sentences">
        {data.pieces.map(({ id = '', text: sentence }) => {
          const marked = answer.marked.includes(id)
          const part = result?.parts[id]
          const judgement = part?.correct ? 'right' : marked ? 'stray' : 'missed'
          return (
            <li key={id}>
              <button
                type="button"
                className={`sentence${marked ? ' marked' : ''}${partClass(part)}`}
                aria-pressed={marked}
                disabled={locked}
                onClick={() => onToggle(id)}
              >
                <span>
                  <Line text={sentence} />
                </span>
                {marked && !part && <CheckIcon />}
              </button>
              {part && (
                <p className="remark">
                  <Mark part={{ correct: part.correct }} label={text.sentence[judgement]} />{' '}
                  {!part.correct && part.expected && <Line text={part.expected} />}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {!result && <p className="note">{text.marked(answer.marked.length)}</p>}
    </>
  )
}
