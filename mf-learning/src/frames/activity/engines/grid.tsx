import { useId } from 'react'
import { placing } from '../../messages-placing.ts'
import { Line, Rich } from '../rich-text.tsx'
import type { EngineProps } from './engine.tsx'
import { Mark, partClass } from './mark.tsx'

const text = placing.grid

/** One tick in each row of a table; on a phone each row is a block with its choices below. */
export function Grid({ data, answer, result, locked, onChange }: EngineProps<'grid'>) {
  const name = useId()
  const choose = (row: string, column: string) =>
    onChange({ engine: 'grid', places: { ...answer.places, [row]: column } })
  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{text.how}</p>}
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{text.element}</span>
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
                  <Mark part={part} />
                </th>
                {data.columns.map(column => (
                  <td key={column.id}>
                    <label>
                      <input
                        type="radio"
                        name={`${name}-${id}`}
                        aria-label={text.cell(label, column.text)}
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
