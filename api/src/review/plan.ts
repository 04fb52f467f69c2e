import { MAX_REVIEWS_PER_DAY } from '@ariane/shared/contracts'
import type { WorkSlot } from './ports.ts'

/** A question with its correction takes about so long. */
const QUESTION_MS = 2 * 60_000
export const PLANNED_DAYS = 7

/** A question that waits, and the local day from which it may come back. */
export type Waiting = { id: number; dueDay: string }
export type Planned = WorkSlot & { cards: number[] }

/** The longest awaited first. */
const inOrder = <T extends Waiting>(cards: readonly T[]): T[] =>
  cards.toSorted((a, b) => a.dueDay.localeCompare(b.dueDay) || a.id - b.id)

/**
 * Lays questions into the slots, which come in order: none before its day, never more than a slot has time for nor more than
 * a day may bring, today less what was answered already. What does not fit waits for the next slot.
 */
export function planReviews(
  cards: readonly Waiting[],
  slots: readonly WorkSlot[],
  today: { day: string; done: number },
): Planned[] {
  const left = inOrder(cards)
  const used = new Map([[today.day, today.done]])
  return slots.flatMap(slot => {
    const before = used.get(slot.day) ?? 0
    const room = Math.min(MAX_REVIEWS_PER_DAY - before, Math.floor((slot.end - slot.start) / QUESTION_MS))
    const taken = left.filter(({ dueDay }) => dueDay <= slot.day).slice(0, Math.max(0, room))
    if (taken.length === 0) return []
    for (const card of taken) left.splice(left.indexOf(card), 1)
    used.set(slot.day, before + taken.length)
    return [{ ...slot, cards: taken.map(({ id }) => id) }]
  })
}

/**
 * What may be answered now: what today's slots hold, or, on a day without a slot, as many as a day may bring for
 * whoever wants to.
 */
export function cardsOfToday<T extends Waiting>(
  cards: readonly T[],
  plan: readonly Planned[],
  today: { day: string; done: number },
): T[] {
  const planned = new Set(plan.filter(({ day }) => day === today.day).flatMap(slot => slot.cards))
  const due = inOrder(cards).filter(({ dueDay }) => dueDay <= today.day)
  if (planned.size > 0) return due.filter(({ id }) => planned.has(id))
  return due.slice(0, Math.max(0, MAX_REVIEWS_PER_DAY - today.done))
}
