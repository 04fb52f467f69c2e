import type {
  Channel,
  FoundMessage,
  InboxRow,
  Message,
  MessageReport,
  NewMessage,
  NewRequest,
} from '../contracts/chat.ts'

/** Who is signed in: always the real person, also when a manager views the application as a pupil. */
export type ChatPerson = { uid: string; displayName: string; manager: boolean }

/** Why the chat refused. The French sentence belongs to the screen. */
export type ChatCode =
  /** The conversation is closed. */
  | 'closed'
  /** A conversation is open already. */
  | 'open'
  /** Waits for a parent's consent. */
  | 'consent'
  /** Not a member, or not signed in any more. */
  | 'forbidden'
  | 'not_found'
  | 'too_large'
  /** Blank, too long, or a file that is not what it says. */
  | 'invalid'
  /** Too many calls for now. */
  | 'busy'
  /** No answer: whether it arrived is not known, so the same thing is sent again. */
  | 'offline'
  | 'unknown'

export class ChatFailure extends Error {
  readonly code: ChatCode
  constructor(code: ChatCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'ChatFailure'
    this.code = code
  }
}

/** A room as it stands: every message loaded so far, oldest first, each once. */
export type RoomView = {
  /** null before the first request. */
  channel: Channel | null
  messages: readonly Message[]
  /** Older messages can be loaded with `readOlder`. */
  older: boolean
  /** False while news may be late: no line, or a hidden tab. */
  live: boolean
}

/** Who is writing now. */
export type Typist = { senderId: string; senderName: string }

/** `failed` is told of a first reading or a line that does not work; the watch goes on and `next` may follow. */
export type Watcher<T> = { next: (value: T) => void; failed?: (failure: ChatFailure) => void }
export type StopWatching = () => void

/** The chat between a pupil and his adults, whoever hosts it. `pupil` is the uid of the pupil whose room it is. */
export interface ChatPort {
  /** Calls `next` with the room once it is read, and after every change. */
  watchRoom(pupil: string, watcher: Watcher<RoomView>): StopWatching
  /** Loads the page before what the watched room holds; its watchers are given it. Throws ChatFailure. */
  readOlder(pupil: string): Promise<void>
  /** Whoever else is writing in the room; null a few seconds after the last sign. */
  watchTyping(pupil: string, next: (typist: Typist | null) => void): StopWatching
  /** Requests of the pupils followed, for managers: who waits longest first, closed ones last. */
  watchInbox(watcher: Watcher<readonly InboxRow[]>): StopWatching
  /** Messages that wait for the person, in all rooms. */
  watchUnread(watcher: Watcher<number>): StopWatching
  /** The pupil alone. Throws ChatFailure. */
  open(pupil: string, request: NewRequest): Promise<Channel>
  /** Closing what is closed gives it as it is. Throws ChatFailure. */
  close(pupil: string, comment: string): Promise<Channel>
  /** In the name of the person. Safe to repeat with the same `id`: one message. Throws ChatFailure. */
  send(pupil: string, message: NewMessage): Promise<Message>
  /** Everything the watched room shows is read. Never throws. */
  markRead(pupil: string): Promise<void>
  /** To be called while somebody types; says so at most every three seconds. Never throws. */
  typing(pupil: string): void
  /** Every word begins a word of the message. The thirty newest. Throws ChatFailure. */
  search(words: string): Promise<readonly FoundMessage[]>
  /** `told`: how many adults will see it, without whoever wrote the message. Throws ChatFailure. */
  report(pupil: string, messageId: string, reason: string): Promise<{ told: number }>
  /** For managers. Throws ChatFailure. */
  reports(pupil: string): Promise<readonly MessageReport[]>
  /** For managers. Throws ChatFailure. */
  settle(pupil: string, report: string): Promise<void>
}
