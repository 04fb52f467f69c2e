import { isManager } from '@ariane/shared/catalogue'
import type { Profile } from '@ariane/shared/contracts/accounts'
import type { Channel, Message } from '@ariane/shared/contracts/chat'
import { formatDay, localDay } from '@ariane/shared/dates'
import type { Switched } from '@ariane/shared/session'
import type { Outgoing } from './outbox/queue.ts'

/** The reader's part in a conversation: the pupil, an adult who follows the pupil, or a manager who only views it. */
export type Part = 'pupil' | 'adult' | 'viewer'

/** The conversation of an address and the reader's part in it; null for a manager's inbox. */
export function conversationAt(pathname: string, { user }: { user: Profile }, switched: Switched | null) {
  if (!user.roles.some(isManager)) return { pupil: user.uid, part: 'pupil' as const }
  if (switched) return { pupil: switched.uid, part: 'viewer' as const }
  const [, pupil] = /^\/chat\/([^/]+)/.exec(pathname) ?? []
  const uid = pupil && decoded(pupil)
  return uid ? { pupil: uid, part: 'adult' as const } : null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Messages since the room was last opened, and those of the requests before it, in the same order. */
export function byOpening(messages: readonly Message[], { createdAt }: Pick<Channel, 'createdAt'>) {
  const opened = Date.parse(createdAt)
  const isOld = ({ timestamp }: Message) => Date.parse(timestamp) < opened
  return { previous: messages.filter(isOld), current: messages.filter(message => !isOld(message)) }
}

export type DayOfMessages = { day: string; title: string; messages: Message[] }

/** Groups consecutive messages by local day. */
export function byDay(messages: readonly Message[]): DayOfMessages[] {
  const days: DayOfMessages[] = []
  for (const message of messages) {
    const day = localDay(message.timestamp)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, title: formatDay(message.timestamp), messages: [message] })
  }
  return days
}

/** The data URL of a media message, only if it really is of the declared kind. */
export function mediaUrl({ type, fileUrl }: Pick<Message, 'type' | 'fileUrl'>): string | undefined {
  return type !== 'text' && fileUrl?.startsWith(`data:${type}/`) ? fileUrl : undefined
}

export type TextPart = { text: string; href?: string }

const ADDRESS = /(https?:\/\/[^\s<>"«»“”]+)/
const OPENING: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
])

/** The sentence's own signs behind an address: its full stop, and a bracket that was opened before it. */
function findTail(address: string): string {
  let end = address.length
  for (let sign = address[end - 1]; sign; sign = address[end - 1]) {
    const opening = OPENING.get(sign)
    const count = (bracket: string) => address.slice(0, end).split(bracket).length
    if (opening ? count(opening) >= count(sign) : !/[.,;:!?'’…*]/.test(sign)) break
    end -= 1
  }
  return address.slice(end)
}

/** Splits a text at its web addresses, so that they become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let words = ''
  for (const [i, part] of text.split(ADDRESS).entries()) {
    const tail = i % 2 === 0 ? part : findTail(part)
    const href = part.slice(0, part.length - tail.length)
    if (!/[\p{L}\d]/u.test(href.replace(/^https?:/, ''))) {
      words += part
      continue
    }
    if (words !== '') parts.push({ text: words })
    parts.push({ text: href, href })
    words = tail
  }
  return words === '' ? parts : [...parts, { text: words }]
}

/**
 * The pending messages of a conversation in the shape of messages; those that the conversation contains are left out.
 */
export function onTheirWay(
  outgoing: readonly Outgoing[],
  room: { pupil: string; messages: readonly Message[] },
  sender: { uid: string; name: string },
): { message: Message; outgoing: Outgoing }[] {
  const there = new Set(room.messages.map(({ id }) => id))
  const mine = outgoing.filter(({ id, pupil }) => pupil === room.pupil && !there.has(id))
  return mine.map(one => ({
    outgoing: one,
    message: {
      id: one.id,
      channelId: `room-${one.pupil}`,
      senderId: sender.uid,
      senderName: sender.name,
      content: one.content,
      type: one.type,
      timestamp: new Date(one.at).toISOString(),
      ...(one.fileUrl && { fileUrl: one.fileUrl }),
    },
  }))
}

/** Messages of others after the last known one; none when nothing was known, nor when an older page was loaded. */
export function newFrom(
  others: { than: string },
  messages: readonly Message[],
  lastKnown: string | undefined,
): Message[] {
  const at = messages.findIndex(({ id }) => id === lastKnown)
  return at < 0 ? [] : messages.slice(at + 1).filter(({ senderId }) => senderId !== others.than)
}
