import { lookup } from '@ariane/shared/catalogue'
import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { PathDetail, PathModule } from '@ariane/shared/contracts/learning'
import * as z from 'zod'
import { listChapters } from '../navigation.ts'

/** What the frame keeps of an answer that counts. */
const Kept = z.object({
  result: z.object({
    score: z.number(),
    correct: z.boolean(),
    left: z.number().optional(),
    verdict: z.string().optional(),
    attempts: z.object({ made: z.number(), remaining: z.number(), firstScore: z.number().nullable().optional() }),
  }),
})

/** An exercise that was answered, as far as this device or the API kept it. */
export type Answered = {
  slide: number
  key: string
  /** What was asked, as a lesson is written: to be drawn. */
  prompt: string
  /** Whether the first try was right. */
  first: boolean
  /** At which try it was right; null while it is not. */
  rightAt: number | null
  remaining: number
}

/** What a chapter asks: its question where there is one, else its title. */
function promptFor(data: ActivityData | undefined, title: string): string {
  if (data?.engine === 'quiz') return data.stem
  return data?.engine === 'writing' ? (data.given ?? data.question) : title
}

function answeredIn(module: PathModule, slide: number): Answered[] {
  return listChapters(module).flatMap(({ id, title }): Answered[] => {
    const kept = Kept.safeParse(lookup(module.progress.state, id))
    if (!kept.success) return []
    const { correct, score, left, verdict, attempts } = kept.data.result
    const firstScore = attempts.firstScore === undefined && attempts.made === 1 ? score : attempts.firstScore
    // What waits for other parts, or what rules cannot judge, is neither right nor missed.
    if (left || verdict === 'to_review' || typeof firstScore !== 'number') return []
    const prompt = promptFor(lookup(module.activity, id), title)
    const rightAt = correct ? attempts.made : null
    return [{ slide, key: id, prompt, first: firstScore === 1, rightAt, remaining: attempts.remaining }]
  })
}

/** Every exercise of a path that was answered, in its order. */
export const listAnswers = ({ modules }: Pick<PathDetail, 'modules'>): Answered[] => modules.flatMap(answeredIn)
