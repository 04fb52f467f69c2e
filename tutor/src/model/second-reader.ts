import { z } from 'zod'
import { type CheckedReading, checkReading } from '../grade/second/reading.ts'
import type { TextTask } from '../grade/second/text-task.ts'
import type { SecondReading } from '../grade/second/with-reading.ts'
import type { ReportFailure } from './failure.ts'
import { messages } from './messages.ts'
import type { Hidden } from './private.ts'
import type { Model } from './provider.ts'

const Reply = z.object({
  claims: z
    .array(
      z.object({
        claim: z.int().min(0),
        status: z.enum(['said', 'contradicted', 'absent']),
        quote: z.string().max(1500),
      }),
    )
    .max(40),
})
/** A pupil waits for both readings together. */
const DEADLINE_MS = 4000
/** With less left no answer is to be expected. */
const SHORTEST_MS = 200

interface Reading {
  task: TextTask
  /** Who must not be named to a model. */
  persons: Hidden
  signal: AbortSignal
}

/**
 * Has a model read an answer a second time, and once more, the claims turned round, where the first reading speaks of any.
 * Undefined when it cannot be relied on.
 */
export async function readTwice(
  model: Model,
  report: ReportFailure,
  { task, persons, signal }: Reading,
  deadlineMs = DEADLINE_MS,
): Promise<SecondReading | undefined> {
  const start = performance.now()
  // One number stands for one person in all of them: what is quoted is compared as it left.
  const { hide } = persons
  const [question, modelAnswer, answer] = [hide(task.question), hide(task.modelAnswer), hide(task.answer)]

  async function read(claims: TextTask['claims']): Promise<CheckedReading | undefined> {
    const left = Math.floor(deadlineMs - (performance.now() - start))
    if (left < SHORTEST_MS) return undefined
    const numbered = claims.map(({ text }, claim) => ({ claim, text: hide(text) }))
    try {
      const reply = await model.write({
        schema: Reply,
        instructions: messages.reader,
        prompt: JSON.stringify({ question, modelAnswer, claims: numbered, answer }),
        signal,
        deadlineMs: left,
      })
      return checkReading(reply.claims, { answer, question, claims })
    } catch (error) {
      report(error, 'an answer was judged without a second reading')
      return undefined
    }
  }

  const first = await read(task.claims)
  if (!first) return undefined
  const second = first.every(status => status === 'absent') ? undefined : await read(task.claims.toReversed())
  return { question: task.question, answer: task.answer, first, second }
}
