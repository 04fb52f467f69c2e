import type { ActivityAnswer, Clarification, ReviewItem, reviewRoutes } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import type { Caller } from '../platform/caller.ts'
import { findOption, openClarification, toClarification } from '../platform/clarification.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { remember } from './memory.ts'
import { cardsOfToday, PLANNED_DAYS, planReviews } from './plan.ts'
import type { Asked, Judged, Judging, Ref, ReviewPorts } from './ports.ts'
import { shortened } from './prompt.ts'
import { reviewStore } from './store.ts'

type Row = Awaited<ReturnType<ReturnType<typeof reviewStore>['listOf']>>[number]
const formatRef = ({ moduleId, key }: Ref) => `${moduleId}/${key}`
const toRef = (row: Row) => ({ moduleId: row.module_id, key: row.key })

const toReviewItem = (row: Row, { source, subject, prompt }: Asked): ReviewItem => ({
  id: row.id,
  subject,
  source,
  prompt: shortened(prompt),
  addedAt: row.added_at.toISOString(),
  dueDay: row.due_day,
  reviews: row.reviews,
})

/** A question answered today waits for another day, also while the pupil has not said how it went. */
const waitsUntil = ({ reviewed_day, due_day }: Row, day: string) =>
  reviewed_day === day && due_day <= day ? shiftDay(day, 1) : due_day

/** The judgement with what is asked back. */
const withAsk = (judged: Judged['judged'], ask: Clarification): Judged['judged'] =>
  judged.kind === 'activity'
    ? { ...judged, result: { ...judged.result, ask } }
    : { ...judged, correction: { ...judged.correction, ask } }

/** Calls of contracts/review.ts. */
export function reviewHandlers({
  db: { q },
  now,
  sources,
  slotsOf,
  noteWork,
}: ReviewPorts): Handlers<typeof reviewRoutes> {
  const cards = reviewStore(q)

  /** Those of the questions that can still be asked. */
  async function askedAgain(rows: readonly Row[]) {
    const found = await Promise.all(sources.map(source => source.find(rows.map(toRef))))
    const asked = new Map(found.flat().map(one => [formatRef(one), one]))
    return rows.flatMap(row => {
      const one = asked.get(formatRef(toRef(row)))
      return one ? [{ card: toReviewItem(row, one), question: one.question, ask: row.ask }] : []
    })
  }

  async function judge(cardId: number, answer: string | ActivityAnswer, judging: Judging) {
    const card = (await cards.find(cardId)) ?? fail('not_found')
    const judgements = await Promise.all(sources.map(source => source.judge(toRef(card), answer, judging)))
    return judgements.find(one => one !== undefined) ?? fail('invalid_input', ['answer'])
  }

  /** Keeps a judgement, in a transaction; an answer that has to be asked back about waits, and counts for nothing yet. */
  async function keep(
    { cardId, answer, caller }: { cardId: number; answer: string | ActivityAnswer; caller: Caller },
    { judged, recall, waits, askedBack }: Judged,
  ) {
    const row = (await cards.lock(cardId)) ?? fail('not_found')
    if (askedBack) {
      const open = openClarification(askedBack, answer)
      await cards.keepAsk(cardId, open)
      const data = { judged: withAsk(judged, toClarification(open)), assess: row.assess, dueDay: row.due_day }
      return { status: 'success' as const, data }
    }
    await cards.keepAsk(cardId, null)
    if (row.user_id === caller.uid) await noteWork(caller.uid)
    const day = localDay(now())
    // Only the first answer of a local day counts: more of them are practice.
    const isFirst = row.reviewed_day !== day && !waits
    const next = isFirst && recall ? remember(row.memory, recall, day) : null
    const assess = isFirst ? recall === null : row.assess
    const kept = { memory: row.memory, dueDay: row.due_day, ...next }
    if (isFirst) await cards.keep(cardId, kept, { reviewed_day: day, reviews: row.reviews + 1, assess })
    return { status: 'success' as const, data: { judged, assess, dueDay: kept.dueDay } }
  }

  return {
    async dueReviews({ body: { userId } }) {
      const day = localDay(now())
      const rows = await cards.listOf(userId)
      const today = { day, done: rows.filter(row => row.reviewed_day === day).length }
      const waiting = rows.map(row => ({ id: row.id, dueDay: waitsUntil(row, day), row }))
      const plan = planReviews(waiting, (await slotsOf(userId, PLANNED_DAYS)) ?? [], today)
      const shown = await askedAgain(cardsOfToday(waiting, plan, today).map(({ row }) => row))
      return {
        status: 'success',
        data: {
          cards: shown.map(({ card, question, ask }) => ({
            ...card,
            question,
            ...(ask && { ask: toClarification(ask) }),
          })),
          plan: plan.map(({ start, end, cards: planned }) => ({
            start: new Date(start).toISOString(),
            end: new Date(end).toISOString(),
            count: planned.length,
          })),
          doneToday: today.done,
          total: rows.length,
        },
      }
    },

    async listReviews({ body }) {
      const book = await askedAgain(await cards.listOf(body.userId))
      return { status: 'success', data: book.map(({ card }) => card) }
    },

    async answerReview({ body: { cardId, answer }, caller, once, repeated, signal }) {
      const before = await repeated()
      if (before) return before
      const judged = await judge(cardId, answer, { signal })
      return once(() => keep({ cardId, answer, caller }, judged))
    },

    clarifyReview: ({ body: { cardId, ...chosen }, caller, once }) =>
      once(async () => {
        const row = (await cards.lock(cardId)) ?? fail('not_found')
        const { answer, option } = findOption(row.ask ?? undefined, chosen)
        return keep({ cardId, answer, caller }, await judge(cardId, answer, { reply: option }))
      }),

    assessReview: ({ params, body: { recall }, once }) =>
      once(async () => {
        const row = (await cards.lock(params.id)) ?? fail('not_found')
        if (!row.assess) fail('conflict')
        const next = remember(row.memory, recall, localDay(now()))
        await cards.keep(params.id, next, { assess: false })
        return { status: 'success', data: { dueDay: next.dueDay } }
      }),

    async deleteReview({ params }) {
      await cards.remove(params.id)
      return { ok: true }
    },
  }
}
