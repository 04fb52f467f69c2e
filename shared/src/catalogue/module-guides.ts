import { PLACING_GUIDES } from './module-guides-placing.ts'
import { READING_GUIDES } from './module-guides-reading.ts'
import { WRITING_GUIDES } from './module-guides-writing.ts'
import type { ModuleType } from './modules.ts'

/** What a pupil does in a module, and what a good teacher would ask for. */
export type ModuleGuide = { description: string; example: string }

/** Description and example prompt of the 42 module types (S2 §3). */
export const MODULE_GUIDES: Record<ModuleType, ModuleGuide> = {
  ...READING_GUIDES,
  ...PLACING_GUIDES,
  ...WRITING_GUIDES,
}
