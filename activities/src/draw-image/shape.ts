import * as z from 'zod'

const MAX_COLUMNS = 20
const MAX_ROWS = 16
/** A node of the grid, or the cell whose lower left corner it is: counted from the bottom left. */
export const Mark = z.tuple([z.int().min(0).max(MAX_COLUMNS), z.int().min(0).max(MAX_ROWS)])
export type Mark = z.infer<typeof Mark>

/** The image of a shape, to be marked on the grid of the figure: its corners on nodes, or its cells. */
export const DrawImageData = z.object({
  engine: z.literal('draw-image'),
  instruction: z.string(),
  size: z.tuple([z.int().min(2).max(MAX_COLUMNS), z.int().min(2).max(MAX_ROWS)]),
  of: z.enum(['cells', 'corners']),
  /** How many there are to mark. */
  count: z.int().min(1).max(60),
})
export const DrawImageAnswer = z.object({ engine: z.literal('draw-image'), marks: z.array(Mark).max(60) })
