import './style.css'
import { useId } from 'react'
import { plainText } from '../text/plain-text.ts'
import { Hint } from '../ui/hint.tsx'
import { partClass, ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { screen } from './messages.ts'

/** One tick in each row of a table; on a phone each row is a block with its choices below. */
export default function Grid({ data, answer, result, locked, onChange }: ViewProps<'grid'>) {
  const name = useId()
  const stem = useId()
  const choose = (row: string, column: string) =>
    onChange({ engine: 'grid', places: { ...answer.places, [row]: column } })
  return (
    <>
      <div className="stem" id={stem}>
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.how}</p>}
      {data.hint && !result && <Hint text={data.hint} next={data.nextHints} />}
      <table className="grid" aria-labelledby={stem}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{screen.element}</span>
            </th>
            {data.columns.map(({ id, text: label }) => (
              <th key={id} scope="col">
                <Line text={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, text: label }) => {
            const part = result?.parts[id]
            return (
              <tr key={id} className={partClass(part).trim()}>
                <th scope="row">
                  <Line text={label} />
                  <ResultMark part={part} />
                </th>
                {data.columns.map(column => (
                  <td key={column.id}>
                    <label>
                      <input
                        type="radio"
                        name={`${name}-${id}`}
                        aria-label={screen.cell(plainText(label), plainText(column.text))}
                        checked={answer.places[id] === column.id}
                        // A locked tick stays as visible as it was.
                        aria-disabled={locked}
                        onChange={() => !locked && choose(id, column.id)}
                      />
                      <span className="cell-name" aria-hidden>
                        <Line text={column.text} />
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
