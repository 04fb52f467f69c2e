import type { ModuleType } from '@ariane/shared/catalogue'
import type { ModulePrompt } from '@ariane/shared/contracts/learning'

/** The kinds of steps, as the pupil reads them. */
export type StepKind = 'understand' | 'practise' | 'order' | 'link' | 'memorise' | 'check'

const KINDS: readonly [StepKind, readonly ModuleType[]][] = [
  ['understand', ['TEXT', 'ADVANCED_TEXT', 'READING', 'ACCORDION']],
  ['order', ['TIMELINE', 'REORDERING']],
  ['link', ['MATCHING_PAIRS']],
  ['memorise', ['FLASHCARDS', 'DIALOG_CARDS', 'MEMORY_GAME']],
]

const kindFor = (type: ModuleType): StepKind => KINDS.find(([, types]) => types.includes(type))?.[0] ?? 'practise'

/** The kind of each step of a path; what is practised last is the check. */
export function stepKinds(types: readonly ModuleType[]): StepKind[] {
  const kinds = types.map(kindFor)
  const last = kinds.length - 1
  return kinds.map((kind, n) => (n === last && n > 0 && kind === 'practise' ? 'check' : kind))
}

/**
 * The modules proposed for a topic as the steps of a quick start: the words come after the exercises, on cards to turn
 * over in place of words to type.
 */
export function arrangeSteps(prompts: readonly ModulePrompt[]): ModulePrompt[] {
  const cards = prompts
    .filter(({ type }) => type === 'FLASHCARDS')
    .map(prompt => ({ ...prompt, type: 'DIALOG_CARDS' as const }))
  const others = prompts.filter(({ type }) => type !== 'FLASHCARDS')
  const before = Math.max(0, others.length - 1)
  return [...others.slice(0, before), ...cards, ...others.slice(before)]
}
