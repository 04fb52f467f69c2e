import type {
  Channel,
  FoundMessage,
  InboxRow,
  Message,
  MessageReport,
  NewMessage,
  NewRequest,
  ReportAnswer,
} from '../contracts/chat.ts'

/** The signed-in user, also while a manager views the application as a pupil. */
export type ChatPerson = { uid: string; displayName: string; manager: boolean }

/** Why the chat refused. The French sentence belongs to the screen. */
export type ChatCode =
  /** The conversation is closed. */
  | 'closed'
  /** A conversation is already open. */
  | 'open'
  /** A parent's consent is missing. */
  | 'consent'
  /** Not a member, or no longer signed in. */
  | 'forbidden'
  | 'not_found'
  | 'too_large'
  /** The room had its files of the day. */
  | 'full'
  /** Blank, too long, or a file of another type than declared. */
  | 'invalid'
  /** Too many calls for now. */
  | 'busy'
  /** No answer: the message may have arrived, so the same one is sent again. */
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

/** The loaded part of a room: every message once, oldest first. */
export type RoomView = {
  /** null before the first request. */
  channel: Channel | null
  messages: readonly Message[]
  /** `readOlder` can load older messages. */
  older: boolean
  /** False while updates may be late: no connection, or a hidden tab. */
  live: boolean
}

/** The person who is typing. */
export type Typist = { senderId: string; senderName: string }

/** `failed` gets a failed first read or connection; the watch goes on and `next` may follow. */
export type Watcher<T> = { next: (value: T) => void; failed?: (failure: ChatFailure) => void }
export type StopWatching = () => void

/** The chat between a pupil and the adults, in both hostings. `pupil` is the uid of the room's pupil. */
export interface ChatPort {
  /** Calls `next` with the room once it is read, and after every change. */
  watchRoom(pupil: string, watcher: Watcher<RoomView>): StopWatching
  /** Loads the page before the oldest message of the watched room and passes it to the watchers. @throws ChatFailure */
  readOlder(pupil: string): Promise<void>
  /** The other person typing in the room; null a few seconds after the last signal. */
  watchTyping(pupil: string, next: (typist: Typist | null) => void): StopWatching
  /** Requests of the followed pupils, for managers: the longest waiting first, closed ones last. */
  watchInbox(watcher: Watcher<readonly InboxRow[]>): StopWatching
  /** Number of unread messages in all rooms of the user. */
  watchUnread(watcher: Watcher<number>): StopWatching
  /** For the pupil only. @throws ChatFailure */
  open(pupil: string, request: NewRequest): Promise<Channel>
  /** Closing a closed room returns it unchanged; an adult's comment may be empty. @throws ChatFailure */
  close(pupil: string, comment: string): Promise<Channel>
  /** Sends in the name of the user. Safe to repeat with the same `id`: one message. @throws ChatFailure */
  send(pupil: string, message: NewMessage): Promise<Message>
  /** Marks everything that the watched room shows as read. Never throws. */
  markRead(pupil: string): Promise<void>
  /** Called on each keystroke; sends a signal at most every three seconds. Never throws. */
  typing(pupil: string): void
  /** Matches messages that have a word beginning with each searched word. The thirty newest. @throws ChatFailure */
  search(words: string): Promise<readonly FoundMessage[]>
  /** @throws ChatFailure */
  report(pupil: string, messageId: string, reason: string): Promise<ReportAnswer>
  /** For managers. @throws ChatFailure */
  reports(pupil: string): Promise<readonly MessageReport[]>
  /** For managers. @throws ChatFailure */
  settle(pupil: string, report: string): Promise<void>
}
