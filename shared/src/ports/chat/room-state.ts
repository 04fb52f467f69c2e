import type { Channel, ChatEvent, NumberedMessage } from '../../contracts/chat.ts'

/** The known part of a room: everything up to `seq`. */
export interface RoomState {
  channel: Channel | null
  seq: number
  messages: readonly NumberedMessage[]
  older: boolean
}

export interface Page {
  channel: Channel | null
  seq: number
  messages: readonly NumberedMessage[]
  more: boolean
}
type RoomUpdate = Omit<Extract<ChatEvent, { kind: 'room' }>, 'kind' | 'userId'>

const lastSeq = (messages: readonly NumberedMessage[]) => messages.at(-1)?.seq ?? 0

/** The state from the newest page. */
export const createState = ({ channel, seq, messages, more }: Page): RoomState => ({
  channel,
  seq: Math.max(seq, lastSeq(messages)),
  messages,
  older: more,
})

/** Adds the page after the known messages; undefined when the room started over. */
export function appendPage(state: RoomState, { channel, seq, messages, more }: Page): RoomState | undefined {
  if (seq < state.seq) return undefined
  const later = messages.filter(message => message.seq > state.seq)
  return {
    ...state,
    channel,
    seq: more ? lastSeq(messages) : Math.max(seq, lastSeq(messages)),
    messages: [...state.messages, ...later],
  }
}

/** Adds the page before the known messages. */
export function prependPage(state: RoomState, { messages, more }: Page): RoomState {
  const first = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  return { ...state, messages: [...messages.filter(({ seq }) => seq < first), ...state.messages], older: more }
}

/** Adds an update: the same state when it is already known, undefined when something before it is missing. */
export function applyUpdate(state: RoomState, { from, seq, channel, messages }: RoomUpdate): RoomState | undefined {
  if (seq <= state.seq) return state
  if (messages === undefined || from > state.seq) return undefined
  return { ...state, channel, seq, messages: [...state.messages, ...messages.filter(one => one.seq > state.seq)] }
}
