import type { TutorAnswer } from '@ariane/shared/contracts'
import { z } from 'zod'
import type { FoundPassage } from '../asking/find-passages.ts'
import { describeReference } from '../asking/refer.ts'
import { findWrongEqualities } from '../maths/check-equalities.ts'
import { messages } from './messages.ts'
import type { Model } from './provider.ts'

const Reply = z.object({
  explanations: z.array(z.string().trim().min(10).max(1500)).min(1).max(3),
  examples: z.array(z.string().trim().min(5).max(1500)).max(2),
  passages: z.array(z.number().int()).max(6).optional().describe('numéros des passages utilisés'),
})
const MAX_SLIDE_CHARS = 3000

type Asked = {
  instructions: string
  lesson: string
  slide: string
  passages: readonly FoundPassage[]
  /** Free of persons, oldest first. */
  history: readonly string[]
  question: string
}

const listPassages = (passages: readonly FoundPassage[]) =>
  messages.passages(passages.map(({ text, reference }, i) => `[${i + 1}] (${describeReference(reference)}) ${text}`))

/** A model's answer from the passages that were found; throws where it fails, or where a figure of it is wrong. */
export async function answerWithModel(model: Model, asked: Asked): Promise<TutorAnswer> {
  const { instructions, lesson, slide, passages, history, question } = asked
  const prompt = [
    lesson,
    slide && messages.slide(slide.slice(0, MAX_SLIDE_CHARS)),
    passages.length > 0 && listPassages(passages),
    history.length > 0 && messages.history(history),
    messages.question(question),
  ]
  const reply = await model.write({ schema: Reply, instructions, prompt: prompt.filter(Boolean).join('\n\n') })
  const [wrong] = [...reply.explanations, ...reply.examples].flatMap(findWrongEqualities)
  // The equality may hold words of the pupil: the log says only that there was one.
  if (wrong !== undefined) throw new Error('the model calculated wrong')
  const cited = (reply.passages ?? []).flatMap(number => passages[number - 1] ?? [])[0]
  const texts = (list: readonly string[]) => list.map(text => ({ text }))
  return {
    explanations: texts(reply.explanations),
    examples: texts(reply.examples),
    source: 'model',
    kind: 'answer',
    reference: cited?.reference ?? null,
  }
}
