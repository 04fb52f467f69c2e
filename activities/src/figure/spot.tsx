import './spot.css'
import type { Spot } from '../result.ts'
import { placeValue } from './along-scale.ts'
import type { AxisScale, FigureView } from './shape.ts'

type Props = { figure: FigureView; spot: Spot; name: string }

/** Where an axis is crossed by the other one: at 0, or at the end that is nearest to it. */
const findCrossing = (axis: AxisScale) => placeValue(axis, Math.max(axis.min, Math.min(0, axis.max)))

/** The right place on a figure with axes: dashed lines to each axis that it has, and a ring where they meet. */
export function SpotGuide({ figure, spot, name }: Props) {
  const { scale = {}, w, h } = figure
  const { x, y, level } = scale
  const [left, top] = [figure.x ?? 0, figure.y ?? 0]
  const across = x && spot.x !== undefined ? placeValue(x, spot.x) : undefined
  const up = y && spot.y !== undefined ? placeValue(y, spot.y) : undefined
  const meeting = up ?? level
  const hasRing = across !== undefined && meeting !== undefined
  const upright = y ? [findCrossing(y), up ?? y.to] : [top, top + h]
  const sideways = x ? [spot.atEnd ? x.to : findCrossing(x), across ?? x.to] : [left, left + w]
  return (
    <g className="figure-spot">
      {across !== undefined && level === undefined && <line x1={across} x2={across} y1={upright[0]} y2={upright[1]} />}
      {up !== undefined && <line x1={sideways[0]} x2={sideways[1]} y1={up} y2={up} />}
      {hasRing && <circle cx={across} cy={meeting} r="9" />}
      {hasRing && (
        <text x={across + 13} y={meeting - 11}>
          {name}
        </text>
      )}
      {!hasRing && up !== undefined && (
        <text x={left + w - 14} y={up - 6} textAnchor="end">
          {name}
        </text>
      )}
    </g>
  )
}
