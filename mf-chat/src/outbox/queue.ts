/** A message on its way: kept on the device until the server has it. `id` is its id there too, so that it is stored once. */
export type Outgoing = {
  id: string
  /** Whose conversation it goes to. */
  pupil: string
  type: 'text' | 'image' | 'audio' | 'video'
  content: string
  /** A data URL. */
  fileUrl?: string
  /** When it was written, by the clock of this device: the order of sending. */
  at: number
  /** `sent`: the server has it; it is shown until the conversation brings it. */
  state: 'sending' | 'failed' | 'sent'
  why?: Why
}

/** Why it did not go: `later` heals by itself, the others wait for the person. */
export type Why = 'later' | 'closed' | 'consent' | 'too_large' | 'refused'

/** In the order they were written; two of the same moment keep theirs. */
export const inOrder = (list: readonly Outgoing[]): Outgoing[] => [...list].sort((one, other) => one.at - other.at)

/**
 * The next one that may go: the oldest of each conversation, so that nothing overtakes. One the server refused lets the
 * later ones pass; one that only could not reach it holds them back.
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

/** Puts one at its place, or changes the one that stands there. */
export function withOne(list: readonly Outgoing[], one: Outgoing): Outgoing[] {
  return inOrder([...list.filter(({ id }) => id !== one.id), one])
}

/** Those that could not reach the server try again. */
export const tryAgain = (list: readonly Outgoing[]): Outgoing[] =>
  list.map(one => (one.state === 'failed' && one.why === 'later' ? sendingAgain(one) : one))

/** The same message, to be sent once more under the same id. */
export function sendingAgain(one: Outgoing): Outgoing {
  const again: Outgoing = { ...one, state: 'sending' }
  delete again.why
  return again
}

/** A clock that was set back must not let a new message overtake one that waits. */
export const timeAfter = (list: readonly Outgoing[], now: number): number =>
  list.reduce((latest, { at }) => Math.max(latest, at + 1), now)

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 15_000
/** How long to wait before trying by oneself again, after so many tries in a row. */
export const waitAfter = (tries: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1))
