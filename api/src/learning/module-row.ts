import type { ModulePrompt } from '@ariane/shared/contracts'
import type { Insertable } from 'kysely'
import type { ModulesTable } from './tables.ts'
import type { WrittenModule } from './tutor.ts'

/** The row of a module that was written for a path. */
export const toModuleRow = (
  at: { path_id: number; position: number },
  { title, type }: ModulePrompt,
  { contentType, content, activity, solutions, speech, figures, notions, chapterUses }: WrittenModule,
): Insertable<ModulesTable> => ({
  ...at,
  title,
  type,
  content_type: contentType,
  content: JSON.stringify(content),
  activity: JSON.stringify(activity ?? null),
  answer_key: JSON.stringify(solutions),
  speech: JSON.stringify(speech ?? {}),
  figures: JSON.stringify(figures ?? {}),
  notions: JSON.stringify(notions ?? {}),
  items: JSON.stringify(chapterUses ?? {}),
})
