import { useState } from 'react'
import { messages } from '../../messages.ts'
import { placing } from '../../messages-placing.ts'
import { UndoIcon } from '../icons.tsx'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { letter } from './letter.ts'
import { Mark, partClass } from './mark.tsx'

const text = messages.match

/** Pairs: choose on the left, then on the right; a pair can be undone. With `many`, the right can be taken again. */
export function Match({ data, answer, result, locked, onChange }: EngineProps<'match'>) {
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { left, right, many } = data
  const { pairs } = answer
  const textOf = (list: typeof left, id: string) => list.find(one => one.id === id)?.text ?? ''

  const hold = (id: string) => {
    setHeld(held === id ? null : id)
    if (held !== id) setSaid(text.chosen(textOf(left, id)))
  }
  const pair = (id: string) => {
    if (held === null) return
    const others = Object.fromEntries(Object.entries(pairs).filter(([, other]) => many || other !== id))
    onChange({ engine: 'match', pairs: { ...others, [held]: id } })
    setSaid(text.paired(textOf(left, held), textOf(right, id)))
    setHeld(null)
  }
  const undo = (id: string) => {
    const { [id]: _gone, ...others } = pairs
    onChange({ engine: 'match', pairs: others })
    setSaid(text.undone(textOf(left, id)))
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{many ? placing.match.many : text.how}</p>}
      <div className="match">
        <ul aria-label={text.left}>
          {left.map(({ id, text: label }, index) => {
            const paired = pairs[id]
            const part = result?.parts[id]
            return (
              <li key={id} className={`side${partClass(part)}`}>
                <div className="row">
                  <button
                    type="button"
                    className={`tile${held === id ? ' held' : ''}${paired ? ' paired' : ''}`}
                    aria-pressed={held === id}
                    disabled={locked}
                    onClick={() => hold(id)}
                  >
                    <Badge
                      index={many ? right.findIndex(one => one.id === paired) : index}
                      shown={paired !== undefined}
                    />
                    <Line text={label} />
                  </button>
                  {paired && !result && (
                    <button
                      type="button"
                      className="square"
                      aria-label={text.undo(label)}
                      disabled={locked}
                      onClick={() => undo(id)}
                    >
                      <UndoIcon />
                    </button>
                  )}
                </div>
                {result && <Mark part={part} />}
              </li>
            )
          })}
        </ul>
        <ul aria-label={text.right}>
          {right.map(({ id, text: label }, index) => {
            const from = left.findIndex(one => pairs[one.id] === id)
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`tile${from >= 0 ? ' paired' : ''}${held ? ' inviting' : ''}`}
                  disabled={locked}
                  // Still reachable after a pair is made, so that the focus stays where it was.
                  aria-disabled={held === null}
                  onClick={() => pair(id)}
                >
                  <Badge index={many ? index : from} shown={many || from >= 0} />
                  <Line text={label} />
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}

function Badge({ index, shown }: { index: number; shown: boolean }) {
  if (!shown) return <span className="badge empty" aria-hidden />
  return (
    <span className="badge">
      <span className="hidden">{text.with('')}</span>
      {letter(index)}
    </span>
  )
}
