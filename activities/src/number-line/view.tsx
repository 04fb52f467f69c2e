import './style.css'
import { useRef, useState } from 'react'
import { Announced } from '../ui/announced.tsx'
import { DownIcon, UpIcon } from '../ui/icons.tsx'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Axis } from './axis.tsx'
import { describePlace } from './describe-place.ts'
import { Legend } from './legend.tsx'
import { screen } from './messages.ts'
import { findGraduation, moveByKey } from './move-point.ts'
import { Pin } from './pin.tsx'
import { readFraction } from './read-fraction.ts'

/** Points to place on a line: choose one, then touch the line; or drag it, or move it with the arrows. */
export default function NumberLine({ data, answer, result, locked, onChange }: ViewProps<'number-line'>) {
  const axis = useRef<SVGSVGElement>(null)
  const { points, labels, last } = data
  const [held, setHeld] = useState(points[0]?.id)
  const [said, setSaid] = useState('')
  const chosen = points.find(({ id }) => id === held)
  const hasFractions = labels.some(({ text }) => readFraction(text))
  const areAllPlaced = points.every(({ id }) => answer.places[id] !== undefined)

  const place = (id: string, at: number | undefined) => {
    if (locked || at === undefined || at === answer.places[id]) return
    onChange({ engine: 'number-line', places: { ...answer.places, [id]: at } })
  }
  const placeAt = (id: string, x: number) => {
    const box = axis.current?.getBoundingClientRect()
    if (box) place(id, findGraduation(x, box, last))
  }
  /** What was not done on the point itself is told: its own value says nothing then. */
  const tell = (id: string, name: string, at: number | undefined) => {
    place(id, at)
    if (at !== undefined) setSaid(screen.placed(name, describePlace(labels, at)))
  }
  const step = (key: string) => chosen && tell(chosen.id, chosen.name, moveByKey(key, answer.places[chosen.id], last))

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.how}</p>}
      <Legend points={points} result={result} />
      <div
        className={`number-line lanes-${points.length}${hasFractions ? ' with-fractions' : ''}${areAllPlaced ? ' all-placed' : ''}`}
      >
        <Axis ref={axis} last={last} labels={labels} />
        {!result && chosen && (
          <button
            type="button"
            className="track"
            tabIndex={-1}
            aria-hidden
            disabled={locked}
            onClick={({ clientX }) => {
              const box = axis.current?.getBoundingClientRect()
              if (box) tell(chosen.id, chosen.name, findGraduation(clientX, box, last))
            }}
          />
        )}
        {points.map((point, lane) => {
          const at = answer.places[point.id]
          return (
            <Pin
              key={point.id}
              name={point.name}
              label={screen.point(point.name, point.text)}
              place={at === undefined ? screen.waiting : describePlace(labels, at)}
              at={at}
              last={last}
              lane={lane}
              lanes={points.length}
              isHeld={!result && point.id === held}
              part={result?.parts[point.id]}
              locked={locked}
              onHold={() => setHeld(point.id)}
              onDrag={x => placeAt(point.id, x)}
              onMove={to => place(point.id, to)}
            />
          )
        })}
      </div>
      {!result && (
        <div className="below-line">
          <p className="note">{areAllPlaced ? screen.none : screen.toPlace}</p>
          {chosen && (
            <div className="nudge">
              <button
                type="button"
                className="square"
                aria-label={screen.back(chosen.name)}
                disabled={locked || answer.places[chosen.id] === 0}
                onClick={() => step('ArrowLeft')}
              >
                <span className="turn">
                  <UpIcon />
                </span>
              </button>
              <strong aria-hidden>{chosen.name}</strong>
              <button
                type="button"
                className="square"
                aria-label={screen.forth(chosen.name)}
                disabled={locked || answer.places[chosen.id] === last}
                onClick={() => step('ArrowRight')}
              >
                <span className="turn">
                  <DownIcon />
                </span>
              </button>
            </div>
          )}
        </div>
      )}
      <Announced text={said} />
    </>
  )
}
