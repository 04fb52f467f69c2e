import { Canvas } from '../../canvas/canvas.ts'
import { sayLabel } from '../../canvas/label-pieces.ts'
import type { Drawing, Target } from '../../parts.ts'
import { LETTERS, type PlacedLabel, placeLabels } from './place-labels.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes.ts'
import type { SceneFigure } from './schema.ts'

/** A scene with the labels that an author gives to its parts. */
export const drawScene = ({ scene: name, labels: given }: SceneFigure, id: string): Drawing => {
  const scene: Scene = SCENES[name]
  const labels = new Map(Object.entries(given))
  const canvas = new Canvas(scene.width, scene.height, id)
  scene.draw(canvas)
  const placed = placeLabels(scene, labels)
  for (const { from, to } of placed) {
    canvas.line(from, to, { stroke: 'paper', width: 4 })
    canvas.line(from, to, { stroke: 'ink', width: 1.3 })
    canvas.circle(to, 3, { fill: 'ink', stroke: 'paper', width: 1.2 })
  }
  // Labels stand outside of the drawing: only the leaders could meet them.
  canvas.strokes.length = 0
  for (const { from, to } of placed) canvas.strokes.push([from, to])
  for (const { lines, at, anchor } of placed) canvas.lines(at, lines, { anchor, size: LETTERS })
  const parts = Object.entries(scene.parts)
  const named = parts.flatMap(([part, { where }]) => {
    const label = labels.get(part)
    return label === undefined ? [] : [`« ${sayLabel(label)} » : ${where}`]
  })
  const known = new Set(parts.map(([part]) => part))
  return {
    canvas,
    targets: listTargets(scene, labels, placed),
    text: `${scene.says}${named.length > 0 ? ` Légendes : ${named.join(' ; ')}.` : ''}`,
    flaws: [...labels.keys()]
      .filter(part => !known.has(part))
      .map(part => `the scene ${name} has no part ${part}: it has ${[...known].join(', ')}`),
  }
}

/** Half of a number's width, from the end of its leader. */
const NUMBER = 5

/** Every part; its number stands where its label does, if it has one. */
const listTargets = (scene: Scene, labels: ReadonlyMap<string, string>, placed: readonly PlacedLabel[]): Target[] =>
  Object.entries(scene.parts).map(([code, { at, where }]) => {
    const label = labels.get(code)
    const beside = placed.find(({ part }) => part === code)
    const [x, y] = beside?.at ?? at
    const shift = beside?.anchor === 'end' ? -NUMBER : beside?.anchor === 'start' ? NUMBER : 0
    return { code, where, at: [x + shift, y], to: at, ...(label !== undefined && { label: sayLabel(label) }) }
  })
