import type { ModuleType } from './modules.ts'

/**
 * The modules proposed for a topic as the steps of a quick start: the words come after the exercises, on cards to turn
 * over in place of words to type.
 */
export function arrangeSteps<T extends { type: ModuleType }>(prompts: readonly T[]): T[] {
  const cards = prompts
    .filter(({ type }) => type === 'FLASHCARDS')
    .map(prompt => ({ ...prompt, type: 'DIALOG_CARDS' as const }))
  const others = prompts.filter(({ type }) => type !== 'FLASHCARDS')
  const before = Math.max(0, others.length - 1)
  return [...others.slice(0, before), ...cards, ...others.slice(before)]
}
