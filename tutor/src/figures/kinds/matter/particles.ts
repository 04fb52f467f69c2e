import { rng } from '@ariane/activities/random'
import { z } from 'zod'
import { Canvas } from '../../canvas/canvas.ts'
import { wrapText } from '../../canvas/label-markup.ts'
import { distance, type Point } from '../../canvas/points.ts'
import { type Drawing, figureKind, Label } from '../../parts.ts'

export const ParticlesFigure = figureKind('particles', {
  states: z
    .array(
      z.strictObject({
        state: z.enum(['solid', 'liquid', 'gas']),
        /** Two kinds of particles. */
        mix: z.boolean().default(false),
        /** Instead of the name of the state; `?` where it is asked. */
        label: Label.optional(),
      }),
    )
    .min(1)
    .max(3),
})
type ParticlesFigure = z.output<typeof ParticlesFigure>
type State = ParticlesFigure['states'][number]

const SIZE = 116
const GAP = 12
const RADIUS = 8.5

const STATES: Record<State['state'], { name: string; says: string }> = {
  solid: { name: 'solide', says: 'les particules se touchent, elles sont rangées et liées' },
  liquid: { name: 'liquide', says: 'les particules se touchent, en désordre, et remplissent le fond du récipient' },
  gas: { name: 'gaz', says: 'les particules sont éloignées les unes des autres, en désordre, dans tout le récipient' },
}

const row = (count: number, place: (n: number) => Point): Point[] => Array.from({ length: count }, (_, n) => place(n))

/** Where the particles of a state are, in a box of SIZE. */
const placeParticles = (state: State['state']): Point[] => {
  const random = rng(7)
  const shake = (most: number) => (random() - 0.5) * most
  const floor = SIZE - RADIUS - 3
  const near = 2 * RADIUS + 0.6
  if (state === 'solid') return [0, 1, 2, 3].flatMap(n => row(5, i => [SIZE / 2 + (i - 2) * near, floor - n * near]))
  if (state === 'liquid')
    return [0, 1, 2, 3].flatMap(n =>
      row(6 - (n % 2), i => [RADIUS + 4 + (n % 2) * 9 + i * 18.2 + shake(3), floor - n * 16.6 + shake(2)]),
    )
  const placed: Point[] = []
  for (let tries = 0; tries < 900 && placed.length < 8; tries++) {
    const at: Point = [RADIUS + 4 + random() * (SIZE - 2 * RADIUS - 8), RADIUS + 4 + random() * (SIZE - 2 * RADIUS - 8)]
    if (placed.every(other => distance(other, at) > 3.6 * RADIUS)) placed.push(at)
  }
  return placed
}

/** The particle model of the states of matter. */
export const drawParticles = ({ states }: ParticlesFigure, name: string): Drawing => {
  const labels = states.map(({ state, label }) => wrapText(label ?? STATES[state].name, 14, SIZE))
  const rows = Math.max(...labels.map(({ length }) => length))
  const canvas = new Canvas(states.length * (SIZE + GAP) + GAP, SIZE + 22 + rows * 17, name)
  states.forEach(({ state, mix }, i) => {
    const x = GAP + i * (SIZE + GAP)
    canvas.rect({ x, y: 6, w: SIZE, h: SIZE }, { fill: 'paper', width: 2.2, corner: 6 })
    placeParticles(state).forEach(([px, py], n) => {
      const isOther = mix && n % 3 === 0
      canvas.circle([x + px, 6 + py], RADIUS, { fill: isOther ? 'b' : 'te', stroke: isOther ? 'b' : 'e', width: 1.8 })
    })
    const lines = labels[i] ?? []
    canvas.lines([x + SIZE / 2, SIZE + 12 + lines.length * 8.5], lines, { bold: true, size: 14 })
  })
  const said = states.map(({ state, mix, label }) => {
    const said = label === '?' ? 'État cherché' : (label ?? `État ${STATES[state].name}`)
    return `${said} : ${STATES[state].says}${mix ? ' ; deux sortes de particules sont mélangées' : ''}.`
  })
  return { canvas, text: `Modèle particulaire. ${said.join(' ')}` }
}
