import '../ui/style/long-words.css'
import './style.css'
import { useId, useState } from 'react'
import { freeWords } from '../cloze/bank.ts'
import { screen as common } from '../messages.ts'
import { Announced } from '../ui/announced.tsx'
import { Gap } from '../ui/gap.tsx'
import { ResultMark } from '../ui/result-mark.tsx'
import { Line, Rich } from '../ui/rich-text.tsx'
import { useDrag } from '../ui/use-drag.ts'
import { WordBank } from '../ui/word-bank.tsx'
import type { ViewProps } from '../view-props.ts'
import { emptyCells } from './gaps.ts'
import { screen } from './messages.ts'

const text = common.gaps

/** A table with gaps, filled from a bank by choosing then placing, or by dragging. */
export default function Table({ data, answer, result, locked, onChange }: ViewProps<'table'>) {
  const stem = useId()
  const [word, setWord] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const gaps = emptyCells(data).map(({ id }, n) => ({ item: id, n: 0, id, number: n + 1 }))
  const free = freeWords(
    data.bank,
    Object.fromEntries(Object.entries(answer.cells).map(([id, value]) => [id, [value]])),
  )
  const held = free.find(({ id }) => id === word)

  const place = (cell: string, id: string | null) => {
    const chosen = free.find(one => one.id === id)
    const present = answer.cells[cell]
    const { [cell]: _gone, ...others } = answer.cells
    const number = gaps.find(gap => gap.id === cell)?.number ?? 0
    setWord(null)
    if (chosen) {
      onChange({ engine: 'table', cells: { ...others, [cell]: chosen.text } })
      setSaid(text.placed(chosen.text, number))
    } else if (present) {
      onChange({ engine: 'table', cells: others })
      setSaid(text.removed(present))
    }
  }
  const drag = useDrag((id, cell) => gaps.some(gap => gap.id === cell) && place(cell, id))

  return (
    <>
      <div className="stem" id={stem}>
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.how}</p>}
      {!result && (
        <WordBank
          label={screen.bank}
          words={free}
          held={held?.id ?? null}
          locked={locked}
          drag={drag}
          onHold={id => {
            setWord(id)
            const chosen = free.find(one => one.id === id)
            if (chosen) setSaid(text.chosen(chosen.text))
          }}
        />
      )}
      <div className="table-place">
        <table className="table" aria-labelledby={stem}>
          <thead>
            <tr>
              {data.columns.map(column => (
                <th key={column} scope="col">
                  <Line text={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(cells => (
              <tr key={cells[0]?.id}>
                {cells.map(cell => {
                  const gap = gaps.find(one => one.id === cell.id)
                  return (
                    <td key={cell.id}>
                      {gap ? (
                        <Gap
                          gap={gap}
                          value={answer.cells[cell.id] ?? ''}
                          part={result?.parts[cell.id]}
                          chosen
                          inviting={held !== undefined}
                          locked={locked}
                          onType={() => undefined}
                          onPlace={() => place(cell.id, held?.id ?? null)}
                        />
                      ) : (
                        <Line text={cell.text ?? ''} />
                      )}
                      <ResultMark part={result?.parts[cell.id]} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Announced text={said} />
    </>
  )
}
