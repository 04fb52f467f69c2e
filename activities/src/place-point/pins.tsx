import type { PointerEvent } from 'react'
import { findPlace, type Place } from '../figure/frame.ts'
import type { FigureView } from '../figure/shape.ts'
import { SpotGuide } from '../figure/spot.tsx'
import type { ActivityResult } from '../result.ts'
import type { DataFor } from '../shape.ts'
import { partClass } from '../ui/result-mark.tsx'
import { toDrawing } from './to-drawing.ts'

type Props = {
  figure: FigureView
  points: DataFor<'place-point'>['points']
  places: Readonly<Record<string, readonly number[]>>
  held: string | undefined
  result: ActivityResult | null
  locked: boolean
  onHold: (id: string) => void
  onDrag: (id: string, place: Place) => void
}

const findIn = (event: PointerEvent<SVGGElement>, figure: FigureView) => {
  const drawing = event.currentTarget.ownerSVGElement
  return drawing && findPlace(event, drawing.getBoundingClientRect(), figure)
}

/** The points that were placed, each to be dragged; after the correction also where the wrong ones belong. */
export const Pins = ({ figure, points, places, held, result, locked, onHold, onDrag }: Props) => (
  <>
    {points.map(({ id, name }) => {
      const spot = result?.parts[id]?.spot
      return spot && <SpotGuide key={id} figure={figure} spot={spot} name={name} />
    })}
    {points.map(({ id, name }) => {
      const place = places[id]
      const at = place && figure.scale && toDrawing(figure.scale, place)
      if (!at) return null
      const part = result?.parts[id]
      return (
        <g
          key={id}
          className={`point-pin${id === held && !result ? ' held' : ''}${partClass(part)}`}
          transform={`translate(${at[0]} ${at[1]})`}
          onPointerDown={event => {
            if (locked || event.button !== 0) return
            onHold(id)
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={event => {
            if (locked || event.buttons === 0) return
            const to = findIn(event, figure)
            if (to) onDrag(id, to)
          }}
        >
          <circle className="reach" r="22" />
          {part && !part.correct ? <path d="M-6 -6L6 6M-6 6L6 -6" /> : <circle className="dot" r="6" />}
          <text x="10" y="-9">
            {name}
          </text>
        </g>
      )
    })}
  </>
)
