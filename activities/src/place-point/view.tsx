import './style.css'
import { useState } from 'react'
import { Figure } from '../figure/figure.tsx'
import { Overlay } from '../figure/overlay.tsx'
import { Announced } from '../ui/announced.tsx'
import { ArrowKeys } from '../ui/arrow-keys.tsx'
import { Rich } from '../ui/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Chip } from './chip.tsx'
import { describePoint } from './describe-point.ts'
import { screen } from './messages.ts'
import { movePoint } from './move-point.ts'
import { Pins } from './pins.tsx'
import { toGraduations } from './to-drawing.ts'

/** Points to place on a figure: choose one, then touch the figure; or drag it, or move it with the arrows. */
export default function PlacePoint({ data, figure, answer, result, locked, onChange }: ViewProps<'place-point'>) {
  const { points, axes } = data
  const [held, setHeld] = useState(points[0]?.id)
  const [said, setSaid] = useState('')
  const chosen = points.find(({ id }) => id === held)
  const scale = figure?.scale

  const put = (id: string, place: number[] | undefined) => {
    if (locked || !place || place.join() === answer.places[id]?.join()) return
    onChange({ engine: 'place-point', places: { ...answer.places, [id]: place } })
  }
  /** What was not done on the point itself is told: its own value says nothing then. */
  const tell = (id: string, place: number[] | undefined) => {
    const name = points.find(point => point.id === id)?.name
    put(id, place)
    if (place && name) setSaid(screen.placed(name, describePoint(axes, place)))
  }
  const step = (key: string) => chosen && tell(chosen.id, movePoint(key, answer.places[chosen.id], axes))

  return (
    <>
      <div className="stem">
        <Rich text={data.instruction} />
      </div>
      {!result && <p className="instruction">{screen.how}</p>}
      <ul className="point-chips" aria-label={screen.points}>
        {points.map(({ id, name, text }) => {
          const place = answer.places[id]
          return (
            <Chip
              key={id}
              name={name}
              text={text}
              where={place ? describePoint(axes, place) : screen.waiting}
              place={place}
              axes={axes}
              isHeld={!result && id === held}
              part={result?.parts[id]}
              locked={locked}
              onHold={() => setHeld(id)}
              onMove={to => put(id, to)}
            />
          )
        })}
      </ul>
      {figure && (
        <Figure
          figure={figure}
          over={
            scale && (
              <Overlay
                figure={figure}
                onPress={
                  locked ? undefined : place => chosen && tell(chosen.id, toGraduations(scale, place, axes.length))
                }
              >
                <Pins
                  figure={figure}
                  points={points}
                  places={answer.places}
                  held={held}
                  result={result}
                  locked={locked}
                  onHold={setHeld}
                  onDrag={(id, place) => put(id, toGraduations(scale, place, axes.length))}
                />
              </Overlay>
            )
          }
        />
      )}
      {!result && chosen && (
        <ArrowKeys
          name={chosen.name}
          labels={{
            left: screen.left(chosen.name),
            right: screen.right(chosen.name),
            ...(axes.length > 1 && { up: screen.up(chosen.name), down: screen.down(chosen.name) }),
          }}
          locked={locked}
          onPress={step}
        />
      )}
      <Announced text={said} />
    </>
  )
}
