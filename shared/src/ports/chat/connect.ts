import type { ChatEvent } from '../../contracts/chat.ts'

/** Receives what the live connection brings. */
export interface StreamSubscriber {
  onEvent(event: ChatEvent): void
  /** Whether updates arrive at once from now on. */
  onLiveChange(live: boolean): void
}

/** Opens the connection; returns its closing function. */
export type Connect = (ear: StreamSubscriber) => () => void
