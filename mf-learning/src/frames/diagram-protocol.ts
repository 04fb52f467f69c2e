import { Theme } from '@ariane/activities/protocol'
import * as z from 'zod'

/** Player to diagram frame. */
export const ToDiagram = z.object({ type: z.literal('diagram-load'), code: z.string().max(20_000), theme: Theme })

/** Diagram frame to player. */
export const FromDiagram = z.discriminatedUnion('type', [
  z.object({ type: z.literal('diagram-ready') }),
  z.object({ type: z.literal('diagram-drawn'), height: z.number().min(0).max(10_000) }),
  z.object({ type: z.literal('diagram-failure') }),
])
