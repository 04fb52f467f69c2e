import * as z from 'zod'

/** Help that is asked for, in steps: the first hint, then the others one after the other. None of them gives the answer away. */
export const Hints = {
  hint: z.string().optional(),
  nextHints: z.array(z.string()).max(2).optional(),
}

/** Hints in the order in which they are asked for, as the data of a chapter holds them. */
export const showHints = ([hint, ...nextHints]: readonly string[]) => ({
  ...(hint !== undefined && { hint }),
  ...(nextHints.length > 0 && { nextHints }),
})
