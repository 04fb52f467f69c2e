import { CheckIcon } from '../ui/icons.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

type Props = ViewProps<'mark'> & { onToggle: (id: string) => void }

/** A list of sentences, each of which can be chosen; the correction says why. */
export function MarkSentences({ data, answer, result, locked, onToggle }: Props) {
  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.sentences}</p>}
      <ul className="sentences">
        {data.pieces.map(({ id = '', text: sentence }) => {
          const marked = answer.marked.includes(id)
          const part = result?.parts[id]
          const verdict = part?.correct ? 'right' : marked ? 'extra' : 'missed'
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
                  <ResultMark part={{ correct: part.correct }} label={screen.sentence[verdict]} />{' '}
                  {!part.correct && part.expected && <Line text={part.expected} />}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {!result && <p className="note">{screen.marked(answer.marked.length)}</p>}
    </>
  )
}
