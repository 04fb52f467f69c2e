import type { Canvas } from '../../canvas/canvas.ts'
import type { Gauge } from './gauge.ts'

const GLASS = 9
const BULB = 15

/** A thermometer: a bulb, a tube, and a thread of liquid up to its level. */
export const drawThermometer = (canvas: Canvas, { x, top, bottom, level }: Gauge) => {
  const bulb = bottom + 26
  canvas.path(
    `M${x - GLASS} ${bulb - 12}V${top - 4}q0 -9 ${GLASS} -9q${GLASS} 0 ${GLASS} 9V${bulb - 12}A${BULB} ${BULB} 0 1 1 ${x - GLASS} ${bulb - 12}Z`,
    { fill: 'paper', width: 2.2 },
  )
  canvas.circle([x, bulb], BULB - 5, { fill: 'b', stroke: 'none' })
  canvas.line([x, bulb], [x, level], { stroke: 'b', width: 7 })
}
