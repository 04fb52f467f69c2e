import { RemoteError, type RemoteFailure } from '@ariane/shared/federation'
import { isMissingChunk } from './is-missing-chunk.ts'
import { messages } from './messages.ts'

/** Failures that neither a better connection nor time repairs. */
const BROKEN = new Set<RemoteFailure>(['invalid', 'stalled', 'blank'])

/** What the federation runtime says itself begins so: a file that did not come, or is not the published one. */
const RUNTIME = '[ Federation Runtime ]'

/** Whether the code of a remote came and threw: the cause is its own then. */
const threw = ({ cause }: RemoteError) =>
  cause !== undefined && !isMissingChunk(cause) && !(cause instanceof Error && cause.message.startsWith(RUNTIME))

/** What a panel in place of a screen says. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof RemoteError) || BROKEN.has(error.failure)) return messages.broken
  if (error.failure === 'frozen') return messages.frozen
  if (error.failure === 'disabled') return messages.disabled
  return threw(error) ? messages.broken : messages.down
}
