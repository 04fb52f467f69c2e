import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
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

type Given = { key: string; answer: ActivityAnswer }

/** Judges and keeps an answer: the first try counts, what follows is kept apart. */
export const answerTaker =
  ({ tutor, progress, noteError }: AnswerTakerPorts) =>
  /** To be called in a transaction. Fails with `locked` when the exercise was tried as often as it may be. */
  async (moduleId: number, { key, answer }: Given, callerUid: string): Promise<ActivityResult> => {
    const held = await progress.hold(moduleId)
    if (!Object.hasOwn(held.answer_key, key)) fail('invalid_input', ['key'])
    const solution = lookup(held.answer_key, key)
    const result = tutor.judge(solution, answer) ?? fail('invalid_input', ['answer'])
    const isAsked = tutor.asks(solution)
    const { others, results } = await progress.readBefore(held, key)
    const { attempts, firstScore } = standing([...results, result])
    const remaining = maxAttempts(answer.engine) - attempts
    if (isAsked && remaining < 0) fail('locked')
    const score = firstScore !== undefined && { score: { key, value: firstScore } }
    const step = isAsked ? { seen: true, ...score } : { seen: true, read: true }
    await progress.keep(held, step, { callerUid, others, answer: { key, attempt: attempts, answer, result } })
    if (isMissed(answer.engine, result)) await noteError(held.user_id, { moduleId, key })
    if (!isAsked) return result
    const first = firstScore !== undefined && { firstScore }
    return { ...result, attempts: { made: attempts, remaining, ...first } }
  }
