import type { Channel, ChatEvent, NumberedMessage } from '../../contracts/chat.ts'

/** What is known of a room. `seq`: everything up to there is known. */
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

/** The newest page. */
export const createState = ({ channel, seq, messages, more }: Page): RoomState => ({
  channel,
  seq: Math.max(seq, lastSeq(messages)),
  messages,
  older: more,
})

/** The page after what is known; undefined when the room began anew. */
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

/** The page before what is known. */
export function prependPage(state: RoomState, { messages, more }: Page): RoomState {
  const first = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  return { ...state, messages: [...messages.filter(({ seq }) => seq < first), ...state.messages], older: more }
}

/** What the line told: the same state when it is known already, undefined when something before it is missing. */
export function applyUpdate(state: RoomState, { from, seq, channel, messages }: RoomUpdate): RoomState | undefined {
  if (seq <= state.seq) return state
  if (messages === undefined || from > state.seq) return undefined
  return { ...state, channel, seq, messages: [...state.messages, ...messages.filter(one => one.seq > state.seq)] }
}
