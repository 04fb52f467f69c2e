import type { DueReviews, ReviewQuestion, ReviewResult } from '@ariane/shared/contracts/review'
import { useMemo } from 'react'
import { ActivityCard } from '../../parts/activity-card.tsx'
import { Activity } from '../../path/slides/activity.tsx'
import type { Played } from '../../path/slides/activity-props.ts'
import { review } from '../../stores/review.ts'

type Props = {
  cardId: number
  question: Extract<ReviewQuestion, { kind: 'activity' }>
  /** What was asked back before the page was opened again. */
  ask: DueReviews['cards'][number]['ask']
  onReviewed: (reviewed: ReviewResult) => void
}

/** A chapter of a path, shown again in the same frame and graded for the review. */
export function ActivityQuestion({ cardId, question, ask, onReviewed }: Props) {
  const { moduleId, key, title, link, data, figure } = question
  const module = useMemo(
    (): Played => ({
      id: moduleId,
      title,
      contentType: 'iframe-h5p',
      content: { link, chapters: [{ id: key, title }] },
      activity: { [key]: data },
      ...(figure && { figures: { [key]: figure } }),
      ...(ask && { asks: { [key]: ask } }),
      progress: { seen: true, done: false, score: null, state: {} },
    }),
    [moduleId, key, title, link, data, figure, ask],
  )
  const take = (reviewed: ReviewResult) => {
    if (reviewed.judged.kind !== 'activity') throw new Error('judged as something else')
    const { result } = reviewed.judged
    if (!result.ask) onReviewed(reviewed)
    return result
  }
  return (
    <ActivityCard>
      <Activity
        module={module}
        chapter={0}
        judge={async (_, answer) => take(await review.answer(cardId, title, answer))}
        clarify={async (_, reply) => take(await review.clarify(cardId, reply))}
        onNavigate={() => undefined}
        onState={() => undefined}
        onAnswered={() => undefined}
        onOpen={() => undefined}
      />
    </ActivityCard>
  )
}
