import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

/** What is told of the ion says nothing of the nucleus of its atom. */
export const aboutAtom = (problem: Problem): Problem | undefined => {
  const asked = fold(problem.body)
  if (problem.subject !== 'Physique-Chimie' || !/\batome\b/.test(asked) || /\bions?\b/.test(asked)) return undefined
  const sentences = problem.context.split(/(?<=[.!])\s+|\n/u)
  const kept = sentences.filter(sentence => !/\bions?\b/.test(fold(sentence)))
  return kept.length === sentences.length || kept.length === 0 ? undefined : { ...problem, context: kept.join(' ') }
}
