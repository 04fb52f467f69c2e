import './style.css'
import { useState } from 'react'
import { plainText } from '../text/plain-text.ts'
import { Announced } from '../ui/announced.tsx'
import { Hint } from '../ui/hint.tsx'
import { UndoIcon } from '../ui/icons.tsx'
import { letter } from '../ui/letter.ts'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** Pairs: choose on the left, then on the right; a pair can be undone. With `many`, the right can be taken again. */
export default function Match({ data, answer, result, locked, onChange }: ViewProps<'match'>) {
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { left, right, many } = data
  const { pairs } = answer
  const findText = (list: typeof left, id: string) => list.find(one => one.id === id)?.text ?? ''

  const hold = (id: string) => {
    setHeld(held === id ? null : id)
    if (held !== id) setSaid(screen.chosen(findText(left, id)))
  }
  const pair = (id: string) => {
    if (held === null) return
    const others = Object.fromEntries(Object.entries(pairs).filter(([, other]) => many || other !== id))
    onChange({ engine: 'match', pairs: { ...others, [held]: id } })
    setSaid(screen.paired(findText(left, held), findText(right, id)))
    setHeld(null)
  }
  const undo = (id: string) => {
    const { [id]: _gone, ...others } = pairs
    onChange({ engine: 'match', pairs: others })
    setSaid(screen.undone(findText(left, id)))
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{many ? screen.many : screen.how}</p>}
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      <div className="match">
        <ul aria-label={screen.left}>
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
                      aria-label={screen.undo(plainText(label))}
                      disabled={locked}
                      onClick={() => undo(id)}
                    >
                      <UndoIcon />
                    </button>
                  )}
                </div>
                {result && <ResultMark part={part} />}
              </li>
            )
          })}
        </ul>
        <ul aria-label={screen.right}>
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
      <Announced text={said} />
    </>
  )
}

function Badge({ index, shown }: { index: number; shown: boolean }) {
  if (!shown) return <span className="badge empty" aria-hidden />
  return (
    <span className="badge">
      <span className="hidden">{screen.with('')}</span>
      {letter(index)}
    </span>
  )
}
