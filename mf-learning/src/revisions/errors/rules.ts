import type { DueReviews, ReviewItem } from '@ariane/shared/contracts/review'
import { formatDay, formatTime, localDay } from '@ariane/shared/dates'
import { messages } from './messages.ts'

const MINUTES_PER_QUESTION = 2
const noon = (day: string) => `${day}T12:00:00Z`

/** « le mardi 24 novembre ». */
export const onDay = (day: string) => `le ${formatDay(noon(day))}`

/** When an item is due; an overdue one is due today. */
export const dueLabel = ({ dueDay }: Pick<ReviewItem, 'dueDay'>, now: number): string =>
  dueDay <= localDay(now) ? messages.list.today : messages.list.again(onDay(dueDay))

/** « 5 questions, environ 10 minutes, dans votre créneau de 17:00 à 18:15 ». */
export function todayLine({ cards, plan }: Pick<DueReviews, 'cards' | 'plan'>, now: number): string {
  const text = messages.today
  const slot = plan.find(({ start }) => localDay(start) === localDay(now))
  return [
    text.count(cards.length),
    text.about(cards.length * MINUTES_PER_QUESTION),
    slot && text.slot(formatTime(slot.start), formatTime(slot.end)),
  ]
    .filter(Boolean)
    .join(', ')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The slots after today, with how many questions each. */
export const comingUp = ({ plan }: Pick<DueReviews, 'plan'>, now: number) =>
  plan
    .filter(({ start }) => localDay(start) > localDay(now))
    .map(({ start, end, count }) => ({
      start,
      when: messages.plan.line(capital(formatDay(start)), formatTime(start), formatTime(end)),
      count: messages.today.count(count),
    }))

/** The address of the homework or the path of an item. */
export const sourceLink = ({ kind, id }: ReviewItem['source']) =>
  kind === 'path' ? `/path/${id}` : `/homework?devoir=${id}`
