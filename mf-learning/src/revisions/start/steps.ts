import type { ModuleType } from '@ariane/shared/catalogue'

/** The kinds of steps, as the pupil reads them. */
export type StepKind = 'understand' | 'practise' | 'order' | 'link' | 'memorise' | 'check'

const KINDS: readonly [StepKind, readonly ModuleType[]][] = [
  ['understand', ['TEXT', 'ADVANCED_TEXT', 'READING', 'ACCORDION', 'COURSE_PRESENTATION']],
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
