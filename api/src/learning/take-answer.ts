import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts'
import type { SecondReading } from '@ariane/tutor'
import { findOption, openClarification, toClarification } from '../platform/clarification.ts'
import { fail } from '../platform/errors.ts'
import { ASKING_RESULT } from './asking-result.ts'
import { maxAttempts, standing } from './attempts.ts'
import { isMissed } from './errors.ts'
import type { NoteError } from './ports.ts'
import type { ProgressRecorder } from './progress.ts'
import type { Tutor } from './tutor.ts'

/** What answers are judged and kept with. */
interface AnswerTakerPorts {
  tutor: Tutor
  progress: ProgressRecorder
  noteError: NoteError
}

/** An answer, or the reply to what was asked back about one. */
type Given = { key: string } & (
  | { answer: ActivityAnswer; reading?: SecondReading | undefined }
  | { askId: string; optionId: string }
)

/**
 * Judges and keeps an answer: the first try counts, what follows is kept apart. One that has to be asked back about waits on its
 * module until then, and is no attempt.
 */
export const answerTaker =
  ({ tutor, progress, noteError }: AnswerTakerPorts) =>
  /** To be called in a transaction. Fails with `locked` when the exercise was tried as often as it may be. */
  async (moduleId: number, given: Given, callerUid: string): Promise<ActivityResult> => {
    const held = await progress.hold(moduleId)
    const { key } = given
    if (!Object.hasOwn(held.answer_key, key)) fail('invalid_input', ['key'])
    const solution = lookup(held.answer_key, key)
    const { answer, option: reply } =
      'answer' in given ? { answer: given.answer, option: undefined } : findOption(lookup(held.asks, key), given)
    const reading = 'answer' in given ? given.reading : undefined
    const { askedBack, ...result } =
      tutor.judge(solution, answer, { reply, reading }) ?? fail('invalid_input', ['answer'])
    const isAsked = tutor.asks(solution)
    const { others, results } = await progress.readBefore(held, key)
    const { attempts, firstScore } = standing([...results, result])
    const remaining = maxAttempts(answer.engine) - attempts
    if (isAsked && remaining < 0) fail('locked')
    if (askedBack && isAsked) {
      const open = openClarification(askedBack, answer)
      await progress.ask(moduleId, key, open)
      return { ...ASKING_RESULT, ask: toClarification(open) }
    }
    const score = firstScore !== undefined && { score: { key, value: firstScore } }
    const step = isAsked ? { seen: true, ...score } : { seen: true, read: true }
    if (isMissed(answer, result)) await noteError(held.user_id, { moduleId, key })
    await progress.keep(held, step, { callerUid, others, answer: { key, attempt: attempts, answer, result } })
    if (!isAsked) return result
    const first = firstScore !== undefined && { firstScore }
    return { ...result, attempts: { made: attempts, remaining, ...first } }
  }
