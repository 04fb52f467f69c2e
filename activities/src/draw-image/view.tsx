import './style.css'
import { type KeyboardEvent, useState } from 'react'
import { Figure } from '../figure/figure.tsx'
import type { Place } from '../figure/frame.ts'
import { Overlay } from '../figure/overlay.tsx'
import { Announced } from '../ui/announced.tsx'
import { ArrowKeys } from '../ui/arrow-keys.tsx'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Legend } from './legend.tsx'
import { hasMark, toggleMark } from './marks.ts'
import { MarksLayer } from './marks-layer.tsx'
import { screen } from './messages.ts'
import { findMark, lastMark, moveCursor } from './move-cursor.ts'
import type { Mark } from './shape.ts'

/** The image of a shape, marked on its grid: by touching it, or with a cursor that arrows move. */
export default function DrawImage({ data, figure, answer, result, locked, onChange }: ViewProps<'draw-image'>) {
  const { of, count, size } = data
  const { marks } = answer
  const [right, top] = lastMark(data)
  const [cursor, setCursor] = useState<Mark>([Math.floor(right / 2), Math.floor(top / 2)])
  const [said, setSaid] = useState('')
  const scale = figure?.scale

  const describe = (mark: Mark, isMarked: boolean) =>
    `${of === 'cells' ? screen.cell(...mark) : screen.node(...mark)}, ${isMarked ? screen.marked : screen.free}`
  const toggle = (mark: Mark) => {
    if (locked) return
    const next = toggleMark(marks, mark)
    setCursor(mark)
    setSaid(`${describe(mark, hasMark(next, mark))}. ${screen.counted(next.length, count)}`)
    onChange({ engine: 'draw-image', marks: next })
  }
  const move = (key: string) => {
    const to = moveCursor(key, cursor, data)
    if (!to) return false
    setCursor(to)
    setSaid(describe(to, hasMark(marks, to)))
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.altKey || event.ctrlKey || event.metaKey) && move(event.key)) event.preventDefault()
  }
  const touch = ([x, y]: Place) => {
    if (!scale?.x || !scale.y) return
    const across = ((x - scale.x.from) / (scale.x.to - scale.x.from)) * size[0]
    const up = ((y - scale.y.from) / (scale.y.to - scale.y.from)) * size[1]
    toggle(findMark([across, up], data))
  }

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{of === 'cells' ? screen.cells : screen.corners}</p>}
      {figure && (
        <Figure
          figure={figure}
          over={
            scale && (
              <Overlay figure={figure} onPress={locked ? undefined : touch}>
                <MarksLayer scale={scale} of={of} marks={marks} cursor={locked ? undefined : cursor} result={result} />
              </Overlay>
            )
          }
        />
      )}
      {result ? (
        <Legend of={of} marks={marks} result={result} />
      ) : (
        <div className="image-controls">
          <button
            type="button"
            className="image-toggle"
            aria-label={`${screen.toggle} : ${describe(cursor, hasMark(marks, cursor))}`}
            aria-disabled={locked}
            onKeyDown={press}
            onClick={() => toggle(cursor)}
          >
            {hasMark(marks, cursor) ? screen.erase : screen.mark}
          </button>
          <ArrowKeys
            labels={{ left: screen.left, right: screen.right, up: screen.up, down: screen.down }}
            locked={locked}
            onPress={move}
          />
          <p className="note">{screen.counted(marks.length, count)}</p>
          <button
            type="button"
            disabled={locked || marks.length === 0}
            onClick={() => onChange({ engine: 'draw-image', marks: [] })}
          >
            {screen.clear}
          </button>
        </div>
      )}
      <Announced text={said} />
    </>
  )
}
