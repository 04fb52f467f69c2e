import { KeptForLater } from '@ariane/shared/session'
import { messages } from '../messages.ts'

/** The sentence of a failure, or that the device has the answer and sends it later. */
export const unlessKept = (failure: string) => (error: unknown) =>
  error instanceof KeptForLater ? messages.keptForLater : failure

/** What is kept is on its way: whoever waits for nothing more is done. */
export function doneIfKept(error: unknown): void {
  if (!(error instanceof KeptForLater)) throw error
}
