import { OBJECTIVE_TYPES, type ObjectiveType } from '@ariane/shared/catalogue'
import type { Slot } from './slots.ts'
import behavioral from './templates/behavioral.json' with { type: 'json' }
import emotional from './templates/emotional.json' with { type: 'json' }
import other from './templates/other.json' with { type: 'json' }
import school from './templates/school.json' with { type: 'json' }
import tasks from './templates/tasks.json' with { type: 'json' }

/**
 * What a pupil may aim at, and what helps. `words`: phrases that tell it, each of them alone; a phrase is one or more words,
 * `concentr*` for all that starts so, `#` for a number, `@sport` for any sport of the list.
 */
export type Template = {
  id: string
  words: string[]
  slot?: Slot
  success: string
  progress: string
  effort: string
  tasks: { title: string; description: string; days: number[] }[]
}

/** What is said of one task. */
export type TaskTemplate = { id: string; words: string[]; slot?: Slot; description: string; days: number[] }

const byType = { School: school, Emotional: emotional, Behavioral: behavioral, Other: other } as Record<
  ObjectiveType,
  Template[]
>

export const TEMPLATES = OBJECTIVE_TYPES.flatMap(type => byType[type].map(template => ({ ...template, type })))
export const TASK_TEMPLATES = tasks as TaskTemplate[]
