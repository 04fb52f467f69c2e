import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'
import { drawBeaker } from './scene/lab-ware.ts'

const THINGS = {
  nothing: 'rien n’est posé dessus',
  empty: 'un bécher vide',
  liquid: 'un bécher qui contient un liquide',
  solid: 'un solide',
  'liquid-and-solid': 'un bécher qui contient un liquide et, à côté, un solide',
  'solid-in-liquid': 'un bécher qui contient un liquide avec un solide au fond',
} as const
type Thing = keyof typeof THINGS

export const WeighingFigure = figureKind('weighing', {
  weighings: z
    .array(
      z.strictObject({
        on: z.enum(Object.keys(THINGS) as [Thing, ...Thing[]]),
        /** What the display shows: « 152 g », or « ? ». */
        reads: Label,
        /** Below the scales: « avant la dissolution ». */
        label: Label.optional(),
      }),
    )
    .min(1)
    .max(3),
})
type WeighingFigure = z.output<typeof WeighingFigure>

const SIZE = 136
const PAN = 70
const BEAKER = { w: 54, h: 62 } as const

const drawSolid = (canvas: Canvas, x: number, y: number) =>
  canvas.path(`M${x - 14} ${y}l-2 -14l10 -10l14 2l8 12l-4 10Z`, { fill: 'f', stroke: 'ink', width: 1.8 })

const drawThings = (canvas: Canvas, on: Thing, x: number) => {
  if (on === 'solid') drawSolid(canvas, x, PAN)
  if (on === 'nothing' || on === 'solid') return
  const isBeside = on === 'liquid-and-solid'
  const left = x - BEAKER.w / 2 - (isBeside ? 20 : 0)
  drawBeaker(canvas, {
    x: left,
    y: PAN - BEAKER.h,
    ...BEAKER,
    level: on === 'empty' ? 0 : on === 'solid-in-liquid' ? 40 : 34,
    liquid: 'e',
  })
  if (isBeside) drawSolid(canvas, x + 32, PAN)
  if (on === 'solid-in-liquid') drawSolid(canvas, x, PAN - 2)
}

/** Electronic scales with what stands on them, and what they show, up to three times. */
export const drawWeighing = ({ weighings }: WeighingFigure, name: string): Drawing => {
  const canvas = new Canvas(weighings.length * SIZE, PAN + 72, name)
  weighings.forEach(({ on, reads }, i) => {
    const x = i * SIZE + SIZE / 2
    canvas.rect({ x: x - 54, y: PAN, w: 108, h: 7 }, { fill: 'beyond', width: 2, corner: 3 })
    canvas.path(`M${x - 44} ${PAN + 14}H${x + 44}L${x + 60} ${PAN + 66}H${x - 60}Z`, { fill: 'beyond', width: 2 })
    canvas.rect({ x: x - 8, y: PAN + 7, w: 16, h: 7 }, { fill: 'soft', stroke: 'none' })
    const display = { x: x - 44, y: PAN + 26, w: 88, h: 30 }
    canvas.rect(display, { fill: 'tc', stroke: 'ink', width: 1.6, corner: 4 })
    drawThings(canvas, on, x)
    canvas.strokes.length = 0
    canvas.label([x, PAN + 41], reads, { middle: true, bold: true, size: 16, within: display })
  })
  weighings.forEach(({ label }, i) => {
    if (label) canvas.label([i * SIZE + SIZE / 2, PAN + 80], label, { middle: true, size: 14 })
  })
  return {
    canvas,
    text: weighings
      .map(
        ({ on, reads, label }, i) =>
          `${weighings.length > 1 ? `Balance ${i + 1}` : 'Balance électronique'}${label ? ` (${sayLabel(label)})` : ''} : ${THINGS[on]} ; ${reads === '?' ? 'ce qu’elle affiche est cherché' : `elle affiche ${sayLabel(reads)}`}.`,
      )
      .join(' '),
  }
}
