import * as z from 'zod'

/** An element that is shown; its id says nothing. */
export const Element = z.object({ id: z.string(), text: z.string() })
export type Element = z.infer<typeof Element>

export const ElementId = z.string().max(40)

/** Where each element was put, both by id. */
export const Places = z.record(ElementId, ElementId)

/** Said where the parts left blank are not known: they are graded and shown too. */
export const Rest = z.literal('unknown').optional()
