import { lookup } from '@ariane/shared/catalogue'
import type { Kysely } from 'kysely'
import { moduleStore } from './store.ts'
import type { LearningTables, Spoken } from './tables.ts'

/** Finds the words of a part of a module, for the area that reads aloud. */
export const speechReader =
  (q: () => Kysely<LearningTables>) =>
  async (moduleId: number, part: string): Promise<Spoken | undefined> => {
    const { speech } = (await moduleStore(q).find(moduleId)) ?? {}
    return lookup(speech, part)
  }
