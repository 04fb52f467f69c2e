import type { MaterialFor } from '@ariane/activities/api'
import { countGraduations } from '../number-line.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import type { Picked } from './rendered-module.ts'

const USUAL_POINTS = 3

/** A number line that the path has not shown yet; none where the pack has no such line. */
export const pickNumberLines = (context: Context): Picked<MaterialFor<'number-line'>>[] => {
  const lines = context.pack.numberLines.map(line => ({
    id: `number-line:${line.id}`,
    text: [line.title, ...line.points].join(' '),
    line,
  }))
  return ranked(
    context,
    lines.filter(({ id }) => !context.used.has(id)),
  )
    .slice(0, 1)
    .map(({ id, line }) => ({
      material: { title: line.title, ...countGraduations(line), count: context.wish.count ?? USUAL_POINTS },
      uses: [id],
    }))
}
