import type { Canvas } from '../../canvas/canvas.ts'
import type { Gauge } from './gauge.ts'

const HALF = 27
/** How deep the surface of water hangs: its lowest point is what is read. */
const MENISCUS = 6

/** A graduated cylinder with water, and perhaps something that has sunk in it. */
export const drawCylinder = (canvas: Canvas, { x, top, bottom, level }: Gauge, sunk: string | undefined) => {
  const [left, right] = [x - HALF, x + HALF]
  const edge = level - MENISCUS
  canvas.path(
    `M${left} ${edge.toFixed(1)}Q${x} ${(level + MENISCUS).toFixed(1)} ${right} ${edge.toFixed(1)}V${bottom}H${left}Z`,
    { fill: 'te', stroke: 'e', width: 1.6 },
  )
  if (sunk)
    canvas.path(`M${x - 17} ${bottom - 2}q-4 -12 6 -18q10 -6 20 0q9 6 6 18Z`, { fill: 'f', stroke: 'ink', width: 1.6 })
  canvas.path(`M${left - 3} ${top - 14}q3 2 3 6V${bottom}H${right}V${top - 8}q0 -4 3 -6`, { width: 2.2 })
  canvas.path(
    `M${x - 10} ${bottom}L${x - 14} ${bottom + 14}H${x - 40}V${bottom + 22}H${x + 40}V${bottom + 14}H${x + 14}L${x + 10} ${bottom}`,
    {
      fill: 'paper',
      width: 2.2,
    },
  )
}
