import type { Canvas } from '../../canvas/canvas.ts'
import type { Point } from '../../canvas/points.ts'

/** A part of a scene that may get a label: how it looks, without its name, and a point of it. */
type ScenePart = { where: string; at: Point; side: 'left' | 'right' | 'top' | 'bottom' }
/** A drawing made by hand; its labels stand around it. */
export type Scene = {
  width: number
  height: number
  /** What is seen, without the names of parts. */
  says: string
  parts: Readonly<Record<string, ScenePart>>
  draw: (canvas: Canvas) => void
}
