import type { ActivityAnswer } from '@ariane/shared/contracts/activities'
import { type DueReviews, type Recall, reviewRoutes } from '@ariane/shared/contracts/review'
import { call } from '@ariane/shared/http'
import { $activeUser, callOrKeep, KeptForLater, onDelivered, userData } from '@ariane/shared/session'
import { typedTexts } from '../path/slides/typed-texts.ts'

/** What to review today, and when the next items fit. `at`: when it was read, what « today » is counted from. */
export const dueReviews = userData<DueReviews & { at: number }>(async (user, signal) => {
  const { data } = await call(reviewRoutes.dueReviews, { userId: user.uid }, { signal })
  return { ...data, at: Date.now() }
})

/** Every review item, the next one first. */
export const reviewCards = userData(
  async (user, signal) => (await call(reviewRoutes.listReviews, { userId: user.uid }, { signal })).data,
)

const reload = async () => {
  await Promise.all([dueReviews.reload(), reviewCards.reload()])
}

/** The actions on a review item. Each one throws ApiError or NetworkFailure. */
export const review = {
  reload,
  /** Throws KeptForLater where the device sends it later. */
  async answer(cardId: number, title: string, answer: string | ActivityAnswer) {
    const text = typeof answer === 'string' ? answer : typedTexts({ answer }).join('\n')
    const about = { lane: `review ${cardId}`, title, text }
    try {
      return (await callOrKeep(reviewRoutes.answerReview, { cardId, answer }, about)).data
    } catch (error) {
      if (error instanceof KeptForLater) onDelivered($activeUser.get()?.uid ?? '', about, () => void reload())
      throw error
    }
  },
  clarify: async (cardId: number, reply: { askId: string; optionId: string }) =>
    (await call(reviewRoutes.clarifyReview, { cardId, ...reply })).data,
  assess: async (id: number, recall: Recall) => (await call(reviewRoutes.assessReview, { id, recall })).data.dueDay,
  async remove(id: number) {
    await call(reviewRoutes.deleteReview, { id })
    await reload()
  },
}
