import type { Kysely } from 'kysely'
import type { Owners } from '../platform/access.ts'
import { moduleStore, pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'

/** Whose a path or a module is. */
export const learningOwners = (q: () => Kysely<LearningTables>): Owners => ({
  paths: async id => pathStore(q).ownerOf(Number(id)),
  modules: async id => moduleStore(q).ownerOf(Number(id)),
})
