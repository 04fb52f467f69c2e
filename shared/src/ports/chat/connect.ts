import type { ChatEvent } from '../../contracts/chat.ts'

/** Who listens to the live line. */
export interface StreamSubscriber {
  onEvent(event: ChatEvent): void
  /** Whether news comes at once from now on. */
  onLiveChange(live: boolean): void
}

/** Begins to listen; gives what ends it. */
export type Connect = (ear: StreamSubscriber) => () => void
