import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import { maxAttempts, standing } from './attempts.ts'
import { isMissed } from './errors.ts'
import type { NoteError } from './ports.ts'
import type { progressStore } from './progress.ts'
import { moduleStore, pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** What judged answers are kept with. */
interface AnswerTakerPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  tutor: Tutor
  keepProgress: ReturnType<typeof progressStore>
  noteError: NoteError
}

type Module = { id: number; path_id: number; answer_key: Record<string, unknown> }
type Judged = { key: string; answer: ActivityAnswer; result: ActivityResult }

/** Keeps a judged answer: the first try counts, what follows is kept apart. */
export const answerTaker = ({ db: { q }, now, tutor, keepProgress, noteError }: AnswerTakerPorts) => {
  const paths = pathStore(q)
  const modules = moduleStore(q)

  /** To be called in a transaction. Fails with `locked` when the exercise was tried as often as it may be. */
  return async (module: Module, { key, answer, result }: Judged, callerUid: string): Promise<ActivityResult> => {
    const path = (await paths.lock(module.path_id)) ?? fail('not_found')
    const isAsked = tutor.asks(lookup(module.answer_key, key))
    const { attempts, firstScore } = standing([...(await modules.resultsOf(module.id, key)), result])
    const remaining = maxAttempts(answer.engine) - attempts
    if (isAsked && remaining < 0) fail('locked')
    const score = firstScore !== undefined && { score: { key, value: firstScore } }
    await keepProgress(module.id, isAsked ? { seen: true, ...score } : { seen: true, read: true }, callerUid)
    await modules.addAnswer({
      module_id: module.id,
      user_id: callerUid,
      key,
      attempt: attempts,
      answer: JSON.stringify(answer),
      result: JSON.stringify(result),
      created_at: now(),
    })
    if (isMissed(answer.engine, result)) await noteError(path.user_id, { moduleId: module.id, key })
    if (!isAsked) return result
    const first = firstScore !== undefined && { firstScore }
    return { ...result, attempts: { made: attempts, remaining, ...first } }
  }
}
