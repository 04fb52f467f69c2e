import { z } from 'zod'
import { figureKind, Label } from '../../parts.ts'

const Named = Label.optional()

export const OpticsFigure = figureKind('optics', {
  scene: z.enum(['shadow', 'lens']),
  /** What is named; the first six belong to a shadow, the others to a lens. */
  labels: z
    .strictObject({
      source: Named,
      object: Named,
      own: Named,
      cone: Named,
      cast: Named,
      screen: Named,
      lens: Named,
      focus: Named,
      distance: Named,
    })
    .default({}),
})
export type OpticsFigure = z.output<typeof OpticsFigure>
