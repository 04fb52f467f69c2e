import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { steps, written } from '../canvas/numbers.ts'
import { measureText } from '../canvas/text-width.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'
import { sayLevel } from '../tasks/say-level.ts'

export const AgesFigure = figureKind('ages', {
  place: Label,
  unit: Label,
  /** Age, men, women: the youngest first. */
  bands: z
    .array(z.tuple([Label, z.number().nonnegative(), z.number().nonnegative()]))
    .min(3)
    .max(21),
})
type AgesFigure = z.output<typeof AgesFigure>

const WIDTH = 400
const TOP = 30

/**
 * The step of both axes and their end; half of the space between the sides, in pixels and in units of the axes; pixels a unit.
 */
export const pyramidScale = ({ bands }: Pick<AgesFigure, 'bands'>) => {
  const middle = (Math.max(...bands.map(([age]) => measureText(age, 12))) * 1.17) / 2 + 6
  const most = Math.max(...bands.flatMap(([, men, women]) => [men, women]))
  const rough = 10 ** Math.floor(Math.log10(most / 3))
  const step = [1, 2, 5, 10].map(times => times * rough).find(size => most / size <= 4) ?? 10 * rough
  const end = Math.ceil(most / step - 1e-9) * step
  const scale = (WIDTH / 2 - middle - 14) / end
  return { step, end, middle, scale, gap: middle / scale }
}

/** A population pyramid: men on the left, women on the right, the youngest below. */
export const drawAges = (figure: AgesFigure, name: string): Drawing => {
  const { place, unit, bands, valuesAsked } = figure
  const row = bands.length > 12 ? 17 : 21
  const bottom = TOP + bands.length * row
  const canvas = new Canvas(WIDTH, bottom + 52, name)
  const { step, end, middle, scale, gap } = pyramidScale(figure)
  const x = (value: number, side: 1 | -1) => WIDTH / 2 + side * (middle + value * scale)
  for (const value of steps({ min: 0, max: end, step }))
    for (const side of [-1, 1] as const) {
      canvas.line([x(value, side), TOP], [x(value, side), bottom], { stroke: 'grid', width: 1 })
      canvas.label([x(value, side), bottom + 17], written(value), { size: 12 })
    }
  bands.forEach(([age, men, women], i) => {
    const y = bottom - (i + 1) * row + 1
    canvas.rect({ x: x(men, -1), y, w: men * scale, h: row - 2 }, { fill: 'te', stroke: 'e', width: 1.3 })
    canvas.rect(
      { x: x(0, 1), y, w: women * scale, h: row - 2 },
      { fill: canvas.hatch('d', 45, 6), stroke: 'd', width: 1.3 },
    )
    canvas.label([WIDTH / 2, y + row / 2 - 1], age, { middle: true, size: 12 })
  })
  canvas.label([WIDTH / 4 - 10, 18], 'Hommes', { bold: true, role: 'e', size: 14 })
  canvas.label([(WIDTH * 3) / 4 + 10, 18], 'Femmes', { bold: true, role: 'd', size: 14 })
  canvas.label([WIDTH / 2, 18], 'Âge', { bold: true, size: 14 })
  canvas.label([WIDTH / 2, bottom + 42], unit, { size: 14, bold: true })
  const say = (value: number) => (valuesAsked ? sayLevel(value, { min: 0, step, fine: 1 }) : written(value))
  const said = bands.map(([age, men, women]) => `${age} : hommes ${say(men)}, femmes ${say(women)}`).join(' ; ')
  return {
    canvas,
    text: `Pyramide des âges, ${place}, ${unit}. Âge par âge : ${said}.`,
    // Men are counted to the left, women to the right of a space where the ages stand.
    scale: {
      x: {
        from: WIDTH / 2 - (gap + end) * scale,
        to: WIDTH / 2 + (gap + end) * scale,
        min: -gap - end,
        max: gap + end,
        step,
      },
      y: { from: bottom, to: TOP, min: 0, max: bands.length, step: 1 },
    },
  }
}
