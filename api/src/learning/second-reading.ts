import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer } from '@ariane/shared/contracts'
import type { SecondReading } from '@ariane/tutor'
import type { Kysely } from 'kysely'
import { moduleStore, pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/**
 * Has an answer to a chapter read a second time, where somebody does that. It takes seconds: never to be called in a
 * transaction. What is wrong with the call is left to whoever judges.
 */
export const secondReading = (q: () => Kysely<LearningTables>, { readAnswer }: Pick<Tutor, 'readAnswer'>) => {
  const [modules, paths] = [moduleStore(q), pathStore(q)]
  return async (
    { moduleId, key }: { moduleId: number; key: string },
    answer: ActivityAnswer,
    signal: AbortSignal,
  ): Promise<SecondReading | undefined> => {
    if (!readAnswer || answer.engine !== 'writing') return undefined
    const module = await modules.find(moduleId)
    if (!module || !Object.hasOwn(module.answer_key, key)) return undefined
    const path = await paths.find(module.path_id)
    return path && readAnswer(lookup(module.answer_key, key), answer, path.user_id, signal)
  }
}
