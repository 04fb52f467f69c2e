import type { LessonIndex } from './lesson-index.ts'
import { listStems } from './question-words.ts'

/** A word that so many passages have belongs to the lesson. */
const RECURRENT = 3
/** One word alone may stand in any lesson by chance: it has to be one that this lesson is about. */
export const isTopical = ({ names, entries, pack, found }: LessonIndex, words: readonly string[], isOpen: boolean) => {
  const [word = '', ...others] = words.filter(one => found.has(one))
  if (others.length > 0 || names.has(word)) return true
  if (isOpen && (found.get(word) ?? 0) >= RECURRENT) return true
  const isTitle = entries.some(
    ({ title, passage }) => title.has(word) && passage.field !== 'text' && passage.field !== 'mention',
  )
  return (isOpen && isTitle) || new Set(listStems(pack.keywords.join(' '))).has(word)
}
