import type { ReviewQuestion, ReviewResult } from '@ariane/shared/contracts/review'
import { Box } from '@ariane/shared/ui'
import { useMemo } from 'react'
import { Activity } from '../../path/slides/activity.tsx'
import type { Played } from '../../path/slides/activity-props.ts'
import { review } from '../../stores/review.ts'

type Props = {
  cardId: number
  question: Extract<ReviewQuestion, { kind: 'activity' }>
  onReviewed: (reviewed: ReviewResult) => void
}

/** A chapter of a path, shown again in the same frame and graded for the review. */
export function ActivityQuestion({ cardId, question, onReviewed }: Props) {
  const { moduleId, key, title, link, data } = question
  const module = useMemo(
    (): Played => ({
      id: moduleId,
      title,
      contentType: 'iframe-h5p',
      content: { link, chapters: [{ id: key, title }] },
      activity: { [key]: data },
      progress: { seen: true, done: false, score: null, state: {} },
    }),
    [moduleId, key, title, link, data],
  )
  return (
    <Box bg="surface" borderWidth="1px" borderColor="border" borderRadius="l3" boxShadow="sm" overflow="hidden">
      <Activity
        module={module}
        chapter={0}
        judge={async (_, answer) => {
          const reviewed = await review.answer(cardId, answer)
          if (reviewed.judged.kind !== 'activity') throw new Error('judged as something else')
          onReviewed(reviewed)
          return reviewed.judged.result
        }}
        onNavigate={() => undefined}
        onState={() => undefined}
        onAnswered={() => undefined}
        onOpen={() => undefined}
      />
    </Box>
  )
}
