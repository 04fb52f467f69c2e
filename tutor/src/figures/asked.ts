import type { FigureTarget, FigureView } from '@ariane/activities/shape'
import { z } from 'zod'
import type { Drawing, Target } from './parts.ts'
import { Figure } from './schema.ts'

/**
 * A figure that is answered on, as it is kept: drawn without what is asked, and the codes of its targets in the order of
 * their numbers, which was drawn by lot.
 */
export const AskedFigure = z.strictObject({ asked: Figure, targets: z.array(z.string()) })
export type AskedFigure = z.output<typeof AskedFigure>

/** The id of the nth target, from 0: it says no more than its number. */
export const nameTarget = (n: number) => `t${n + 1}`

const tenth = (value: number) => Math.round(value * 10) / 10
const roundPlace = ([x, y]: Target['at']): [number, number] => [tenth(x), tenth(y)]

const showTarget = ({ at, to, box, path, where }: Target, n: number): FigureTarget => ({
  id: nameTarget(n),
  at: roundPlace(at),
  ...(to && { to: roundPlace(to) }),
  ...(box && { box: { x: tenth(box.x), y: tenth(box.y), w: tenth(box.w), h: tenth(box.h) } }),
  ...(path && { path }),
  ...(where && { where }),
})

/** What is sent of a drawing for answers on it: places without codes and names. Throws where a target is not there. */
export const showTargets = (
  { targets = [], scale }: Drawing,
  codes: readonly string[],
): Pick<FigureView, 'targets' | 'scale'> => ({
  targets: codes.map((code, n) => {
    const target = targets.find(one => one.code === code)
    if (!target) throw new Error(`the figure has no target ${code}`)
    return showTarget(target, n)
  }),
  ...(scale && { scale }),
})
