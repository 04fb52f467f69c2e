import { inOrder } from '@ariane/shared/session'

/**
 * A message being sent, stored on the device until the server has it. The server stores it under the same id, so that
 * it exists once.
 */
export type Outgoing = {
  id: string
  /** The pupil of the conversation. */
  pupil: string
  type: 'text' | 'image' | 'audio' | 'video'
  content: string
  /** A data URL. */
  fileUrl?: string
  /** When it was written, by the clock of this device: it gives the order of sending. */
  at: number
  /** `sent`: the server has it; it stays until the conversation contains it. */
  state: 'sending' | 'failed' | 'sent'
  why?: Why
}

/** Why it was not sent: `later` is retried automatically, the others wait for the user. */
export type Why = 'later' | 'closed' | 'consent' | 'too_large' | 'full' | 'refused'

/**
 * The next message to send: the oldest of each conversation, so that none overtakes another. A message that the server
 * refused lets later ones pass; one that could not reach the server holds them back.
 */
export function nextToSend(list: readonly Outgoing[]): Outgoing | undefined {
  const held = new Set<string>()
  for (const one of inOrder(list)) {
    if (held.has(one.pupil)) continue
    if (one.state === 'sending') return one
    if (one.why === 'later') held.add(one.pupil)
  }
  return undefined
}

/** Adds a message, or replaces the one with the same id. */
export function withOne(list: readonly Outgoing[], one: Outgoing): Outgoing[] {
  return inOrder([...list.filter(({ id }) => id !== one.id), one])
}

/** Messages that could not reach the server become pending again. */
export const tryAgain = (list: readonly Outgoing[]): Outgoing[] =>
  list.map(one => (one.state === 'failed' && one.why === 'later' ? sendingAgain(one) : one))

/** The same message, to be sent once more under the same id. */
export function sendingAgain(one: Outgoing): Outgoing {
  const again: Outgoing = { ...one, state: 'sending' }
  delete again.why
  return again
}
