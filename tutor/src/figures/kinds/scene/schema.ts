import { z } from 'zod'
import { figureKind, Label } from '../../parts.ts'
import { SCENES, type SceneName } from './scenes.ts'

const NAMES = Object.keys(SCENES) as [SceneName, ...SceneName[]]

export const SceneFigure = figureKind('scene', {
  scene: z.enum(NAMES),
  /** What is written to which parts; a number or « ? » where the name is asked. */
  labels: z.record(z.string(), Label),
})
export type SceneFigure = z.output<typeof SceneFigure>
