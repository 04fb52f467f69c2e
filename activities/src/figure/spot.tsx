import './spot.css'
import type { Spot } from '../result.ts'
import { placeValue } from './along-scale.ts'
import type { FigureScale } from './shape.ts'

/** The right place on a figure with axes: dashed lines from each axis that it has, and a ring where they cross. */
export function SpotGuide({ scale, spot, name }: { scale: FigureScale; spot: Spot; name: string }) {
  const { x, y, level } = scale
  const across = x && spot.x !== undefined ? placeValue(x, spot.x) : undefined
  const up = y && spot.y !== undefined ? placeValue(y, spot.y) : undefined
  const at =
    across !== undefined && up !== undefined
      ? [across, up]
      : across !== undefined && level
        ? [across, level]
        : undefined
  return (
    <g className="figure-spot">
      {across !== undefined && y && <line x1={across} x2={across} y1={y.from} y2={up ?? y.to} />}
      {up !== undefined && x && <line x1={x.from} x2={across ?? x.to} y1={up} y2={up} />}
      {across !== undefined && !y && level === undefined && <line x1={across} x2={across} y1="0" y2="1000" />}
      {up !== undefined && !x && <line x1="0" x2="1000" y1={up} y2={up} />}
      {at && <circle cx={at[0]} cy={at[1]} r="9" />}
      {at && (
        <text x={(at[0] ?? 0) + 13} y={(at[1] ?? 0) - 11}>
          {name}
        </text>
      )}
    </g>
  )
}
