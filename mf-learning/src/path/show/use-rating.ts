import { learningRoutes } from '@ariane/shared/contracts/learning'
import { useAction } from '@ariane/shared/form'
import { $activeUser, callOrKeep } from '@ariane/shared/session'
import { useRef, useState } from 'react'
import { doneIfKept } from '../../parts/unless-kept.ts'
import { messages } from '../messages.ts'

export const RATINGS = ['i_like', 'i_dont_like', 'lesson_to_review'] as const
export type Rating = (typeof RATINGS)[number]
/** S2 §9. */
const PULSE_MS = 1000

/** The reference of a rated slide. */
export type About = { moduleId: number; chapterId?: string; iframeUrl?: string; contentType: string }

/** Likes, dislikes and lessons to review again, as far as this visit knows. */
export function useRating(about: About | null) {
  const [given, setGiven] = useState<Readonly<Record<string, boolean>>>({})
  const [pulsing, setPulsing] = useState<Rating | null>(null)
  const [failed, setFailed] = useState<Rating | null>(null)
  const action = useAction('rating', () => null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const moduleId = about?.moduleId

  async function rate(rating: Rating) {
    const userId = $activeUser.get()?.uid
    if (!about || !userId) return
    setFailed(null)
    setPulsing(rating)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPulsing(null), PULSE_MS)
    const failure = () => {
      setFailed(rating)
      return null
    }
    await action.run(
      async () => {
        const latestOf = `rating ${about.moduleId}`
        const rated = { id: about.moduleId, userId, suggestionKey: rating, description: '', ...about }
        // « Like » and « dislike » take each other's place; a lesson to review is another thing.
        const part = rating === 'lesson_to_review' ? 'review' : 'rating'
        const where = { lane: `module ${about.moduleId}`, part, title: messages.rated[rating], isLatest: true }
        await callOrKeep(learningRoutes.interactWithModule, rated, where, { latestOf }).catch(doneIfKept)
        const opposite = { i_like: 'i_dont_like', i_dont_like: 'i_like', lesson_to_review: '' }[rating]
        setGiven(now => ({ ...now, [`${about.moduleId}:${rating}`]: true, [`${about.moduleId}:${opposite}`]: false }))
      },
      { at: `${about.moduleId}:${rating}`, failure },
    )
  }

  return {
    rate,
    pulsing,
    failed,
    dismiss: () => setFailed(null),
    isGiven: (rating: Rating) => given[`${moduleId}:${rating}`] === true,
  }
}
