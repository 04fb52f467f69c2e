import * as z from 'zod'

/** A figure as it is shown: its drawing, the text that says the same, and its size in pixels. */
export const FigureView = z.object({
  svg: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.string().optional(),
  w: z.number().positive(),
  h: z.number().positive(),
})
export type FigureView = z.infer<typeof FigureView>
