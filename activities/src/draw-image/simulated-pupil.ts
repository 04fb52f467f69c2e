import type { SimulatedPupil } from '../simulated-pupil/rules.ts'
import type { SolutionFor } from '../solution.ts'
import { hasMark } from './marks.ts'
import type { Mark } from './shape.ts'

/** As many marks as there should be, none of which belongs to the image. */
const miss = ({ marks }: SolutionFor<'draw-image'>): Mark[] => {
  const free = Array.from({ length: 16 * 12 }, (_, n): Mark => [n % 16, Math.floor(n / 16)])
  return free.filter(mark => !hasMark(marks, mark)).slice(0, marks.length)
}

export const drawImagePupil: SimulatedPupil<'draw-image'> = {
  right: ({ marks }) => ({ engine: 'draw-image', marks }),
  wrong: solution => ({ engine: 'draw-image', marks: miss(solution) }),
  guess: solution => ({ engine: 'draw-image', marks: [...solution.marks.slice(0, 1), ...miss(solution).slice(1)] }),
  leaks: ({ size: [columns, rows], of, count }, { marks }) => {
    const last = of === 'cells' ? 1 : 0
    return [
      marks.length !== count && 'the number of marks is not that of the image',
      marks.some(([x, y], n) => hasMark(marks.slice(0, n), [x, y])) && 'a mark stands twice in the image',
      marks.some(([x, y]) => x > columns - last || y > rows - last) && 'the image leaves the grid',
    ]
  },
}
