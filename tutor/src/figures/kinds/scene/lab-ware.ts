import type { Canvas } from '../../canvas/canvas.ts'
import { type Series, tint } from '../../canvas/colors.ts'

const GLASS = { stroke: 'ink', width: 2.2 } as const

/** A beaker of which `level` pixels from the bottom are filled. */
export const drawBeaker = (
  canvas: Canvas,
  { x, y, w, h, level, liquid }: { x: number; y: number; w: number; h: number; level: number; liquid: Series },
) => {
  const top = y + h - level
  canvas.path(`M${x} ${top}V${y + h - 6}q0 6 6 6H${x + w - 6}q6 0 6 -6V${top}Z`, {
    fill: tint(liquid),
    stroke: liquid,
    width: 1.4,
  })
  canvas.path(`M${x - 4} ${y}q4 0 4 5V${y + h - 6}q0 6 6 6H${x + w - 6}q6 0 6 -6V${y + 5}q0 -5 4 -5`, GLASS)
}

/** A stand with its foot, and an arm to what it holds. */
export const drawStand = (canvas: Canvas, x: number, top: number, bottom: number, arm: { y: number; to: number }) => {
  canvas.line([x, top], [x, bottom], { stroke: 'soft', width: 5 })
  canvas.rect({ x: x - 22, y: bottom - 4, w: 60, h: 8 }, { fill: 'soft', stroke: 'none', corner: 3 })
  canvas.line([x, arm.y], [arm.to, arm.y], { stroke: 'soft', width: 4 })
}

/** A round flask around a centre, with liquid up to its middle, and a neck. */
export const drawFlask = (
  canvas: Canvas,
  [x, y]: readonly [number, number],
  radius: number,
  neck: number,
  liquid: Series,
) => {
  const half = 10
  const shoulder = y - Math.sqrt(radius * radius - half * half)
  canvas.path(`M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}Z`, {
    fill: tint(liquid),
    stroke: liquid,
    width: 1.4,
  })
  canvas.path(
    `M${x - half} ${shoulder - neck}L${x - half} ${shoulder.toFixed(1)}A${radius} ${radius} 0 1 0 ${x + half} ${shoulder.toFixed(1)}L${x + half} ${shoulder - neck}`.replace(
      /\d+\.\d+/g,
      number => String(Math.round(Number(number) * 10) / 10),
    ),
    GLASS,
  )
}

/** An electric heater below a flask. */
export const drawHeater = (canvas: Canvas, x: number, y: number, w: number) => {
  canvas.path(`M${x} ${y}Q${x + w / 2} ${y + 44} ${x + w} ${y}V${y + 40}H${x}Z`, {
    fill: 'beyond',
    stroke: 'ink',
    width: 2,
  })
  canvas.path(`M${x + w / 2 - 22} ${y + 30}l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5`, { stroke: 'b', width: 2.4 })
}
