import * as z from 'zod'

/** Panels to unfold and read; nothing is graded. */
export const AccordionData = z.object({
  engine: z.literal('accordion'),
  panels: z.array(z.object({ title: z.string(), body: z.string() })),
})
export const AccordionAnswer = z.object({ engine: z.literal('accordion') })
