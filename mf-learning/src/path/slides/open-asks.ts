import type { Clarification } from '@ariane/shared/contracts/activities'
import * as z from 'zod'

export type OpenAsks = Readonly<Record<string, Clarification>>

const State = z.object({ result: z.object({ ask: z.object({ id: z.string() }).optional() }).nullable() })

/** The states that a frame kept, without results that wait for a reply which was given elsewhere. */
export const withoutClosedAsks = (states: Readonly<Record<string, unknown>>, asks: OpenAsks): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(states).map(([key, state]) => {
      const read = State.safeParse(state)
      const asked = read.success ? read.data.result?.ask : undefined
      const isClosed = asked !== undefined && !Object.values(asks).some(({ id }) => id === asked.id)
      return [key, isClosed && typeof state === 'object' ? { ...state, result: null } : state]
    }),
  )

/** Whether a pupil is at work on an answer again. */
export const isReworked = (state: unknown): boolean => {
  const read = State.safeParse(state)
  return read.success && read.data.result === null
}
