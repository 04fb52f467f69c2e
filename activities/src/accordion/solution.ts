import * as z from 'zod'

export const AccordionSolution = z.object({ engine: z.literal('accordion') })
