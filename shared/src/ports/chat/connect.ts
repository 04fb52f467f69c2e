import type { ChatEvent } from '../../contracts/chat.ts'

/** Who listens to the live line. */
export interface Ear {
  event(event: ChatEvent): void
  /** Whether news comes at once from now on. */
  live(live: boolean): void
}

/** Begins to listen; gives what ends it. */
export type Line = (ear: Ear) => () => void
