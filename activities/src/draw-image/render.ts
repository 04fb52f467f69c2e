import type { Rendered } from '../rendered.ts'
import { areSameMarks } from './marks.ts'
import { statement } from './messages.ts'
import type { Mark } from './shape.ts'

type DrawImageMaterial = {
  title: string
  question: string
  size: readonly [number, number]
  of: 'cells' | 'corners'
  marks: readonly Mark[]
  slips: readonly { marks: readonly Mark[]; note: string }[]
  why: string
}

/** Nothing is left to chance: the figure is the question. */
export const renderDrawImage = ({
  title,
  question,
  size,
  of,
  marks,
  slips,
  why,
}: DrawImageMaterial): Rendered<'draw-image'> => ({
  title,
  data: {
    engine: 'draw-image',
    instruction: statement[of](question, marks.length),
    size: [...size],
    of,
    count: marks.length,
  },
  solution: {
    engine: 'draw-image',
    marks: marks.map(([x, y]) => [x, y]),
    slips: slips
      .filter(slip => !areSameMarks(slip.marks, marks))
      .map(slip => ({ marks: slip.marks.map(([x, y]): Mark => [x, y]), note: slip.note })),
    why,
  },
})
