import { lookup } from '@ariane/shared/catalogue'
import type { SpokenLanguage } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import { moduleStore } from './store.ts'
import type { LearningTables } from './tables.ts'

/** Words of a module to be read aloud. */
export type Spoken = { text: string; lang: SpokenLanguage }

/** Finds the words of a part of a module, for the area that reads aloud. */
export const speechReader =
  (q: () => Kysely<LearningTables>) =>
  async (moduleId: number, part: string): Promise<Spoken | undefined> => {
    const { speech } = (await moduleStore(q).find(moduleId)) ?? {}
    return lookup(speech, part)
  }
