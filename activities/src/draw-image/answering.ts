import { isRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'
import { nameMark } from './marks.ts'

export const drawImageAnswering: AnsweringRules<'draw-image'> = {
  onFigure: true,
  start: () => ({ engine: 'draw-image', marks: [] }),
  isComplete: ({ count }, { marks }) => marks.length === count,
  retry: ({ marks }, result) => ({
    engine: 'draw-image',
    marks: marks.filter(mark => isRight(result, nameMark(mark))),
  }),
  fits: ({ size: [columns, rows], of }, { marks }) => {
    const last = of === 'cells' ? 1 : 0
    return marks.every(([x, y]) => x <= columns - last && y <= rows - last)
  },
}
