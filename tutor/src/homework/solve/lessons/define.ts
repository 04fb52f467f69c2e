import type { Pack } from '../../../pack.ts'
import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { definedTerm, termKey } from './defined-term.ts'
import { messages } from './messages.ts'
import { subjectPacks } from './subject-packs.ts'

type Known = { term: string; definition: string }

const known = (packs: readonly Pack[], wanted: string): Known[] =>
  packs.flatMap(({ terms }) =>
    terms.filter(({ term, synonyms }) => [term, ...synonyms].some(name => termKey(name) === wanted)),
  )

/** What a document says of a word may not be what the lesson says. */
const DOCUMENT = /\bdoc(?:ument)?s?\b|\btexte\b|\bextrait\b/

/** A definition that a lesson of the subject gives. */
export const define = (problem: Problem): Solution | undefined => {
  const question = problem.instruction === '' ? problem.body : `${problem.instruction} ${problem.body}`
  const wanted = definedTerm(question)
  if (wanted === undefined || wanted === '' || DOCUMENT.test(fold(problem.context))) return undefined
  const { own, others } = subjectPacks(problem)
  const mine = known(own, wanted)
  const [found] = mine.length > 0 ? mine : known(others, wanted)
  if (!found) return undefined
  const { term, definition } = found
  return {
    kind: 'definition',
    expected: { kind: 'definition', term, definition },
    typed: definition,
    answer: `**${term}** : ${definition}`,
    steps: [messages.fromLesson(term, definition)],
    rule: messages.definitionRule,
    hints: [...messages.definitionHints],
    minutes: 3,
  }
}
