import { isManager } from '@ariane/shared/catalogue'
import type { Channel, Message } from '@ariane/shared/contracts/chat'
import { formatDay, parisDay } from '@ariane/shared/dates'
import type { Session, Switched } from '@ariane/shared/session'

/** True for a teacher, coach or parent who is not looking at a pupil: there is no conversation of their own. */
export const isWithoutPupil = (session: Session, switched: Switched | null) =>
  switched === null && session.status === 'signedIn' && session.user.roles.some(isManager)

/** Messages of this opening of the room, and those of the requests before it. The order is kept. */
export function byOpening(messages: readonly Message[], { createdAt }: Pick<Channel, 'createdAt'>) {
  const opened = Date.parse(createdAt)
  const isOld = ({ timestamp }: Message) => Date.parse(timestamp) < opened
  return { previous: messages.filter(isOld), current: messages.filter(message => !isOld(message)) }
}

export type DayOfMessages = { day: string; title: string; messages: Message[] }

/** Runs of messages of one Paris day, in the order given. */
export function byDay(messages: readonly Message[]): DayOfMessages[] {
  const days: DayOfMessages[] = []
  for (const message of messages) {
    const day = parisDay(message.timestamp)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, title: formatDay(message.timestamp), messages: [message] })
  }
  return days
}

/** The file of a media message when it is really one of its kind, inline in the message. */
export function mediaOf({ type, fileUrl }: Pick<Message, 'type' | 'fileUrl'>): string | undefined {
  return type !== 'text' && fileUrl?.startsWith(`data:${type}/`) ? fileUrl : undefined
}

export type Part = { text: string; href?: string }

/** Cuts a text at its web addresses, so that they can be followed. A closing full stop or bracket stays outside. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/)
    .map((part, i) => (i % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter(part => part.text !== '')
}
