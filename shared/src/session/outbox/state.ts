import { atom } from 'nanostores'
import { readKeptFor } from '../../http/kept-for.ts'
import { $session } from '../session.ts'
import type { Waiting } from './waiting.ts'

/** What of the signed-in user waits on this device, oldest first. */
export const $waiting = atom<readonly Waiting[]>([])

/** What was given is on the device and goes to the server when it is reached. */
export class KeptForLater extends Error {
  constructor(cause?: unknown) {
    super('kept for later', { cause })
    this.name = 'KeptForLater'
  }
}

type Body = Waiting['call']['body']

/** What a change is about. */
export type About = {
  /** The thing it changes, such as 'module 12'. */
  lane: string
  /** The part of the thing; nothing for the whole. */
  part?: string
  title: string
  text?: string
  /** Whether a later one takes the place of an earlier one; otherwise the first one counts. */
  isLatest?: boolean
  /** Joins a later one to an earlier one that still waits, where each says a part. */
  join?: (before: Body, now: Body) => Body
  /** Not worth a word, neither while it waits nor where it was refused: it goes without one. */
  isQuiet?: boolean
}

/** Who has his things kept on this device, if he is here. */
export function keptOwner(): string | null {
  const session = $session.get()
  const kept = readKeptFor()
  return session.status === 'signedIn' && kept?.isOpen && kept.uid === session.user.uid ? kept.uid : null
}

export const waitingId = (pupil: string, { lane, part = '' }: Pick<About, 'lane' | 'part'>): string =>
  [pupil, lane, part].join(' ')

const heard = new Map<string, Set<(answer: unknown) => void>>()

/** Calls back with the answer to a change that waited. @returns stops listening */
export function onDelivered(
  pupil: string,
  about: Pick<About, 'lane' | 'part'>,
  listener: (answer: unknown) => void,
): () => void {
  const id = waitingId(pupil, about)
  const listeners = heard.get(id) ?? new Set()
  heard.set(id, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** An answer arrived, in this tab or another. */
export function delivered(id: string, answer: unknown): void {
  for (const listener of heard.get(id) ?? []) listener(answer)
}
