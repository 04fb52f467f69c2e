import type { ModuleType } from '../modules.ts'
import type { ModuleGuide } from './module-guide.ts'
import { READING_GUIDES } from './read-and-answer.ts'
import { PLACING_GUIDES } from './sort-and-play.ts'
import { WRITING_GUIDES } from './write-and-listen.ts'

/** Description and example prompt of the 42 module types (S2 §3). */
export const MODULE_GUIDES: Record<ModuleType, ModuleGuide> = {
  ...READING_GUIDES,
  ...PLACING_GUIDES,
  ...WRITING_GUIDES,
}
