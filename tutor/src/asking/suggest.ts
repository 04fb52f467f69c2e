import { lemmas } from '../grade/text/lexicon.ts'
import { fold } from '../words.ts'
import type { LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { listStems } from './question-words.ts'
import type { Screen } from './screen.ts'

const MAX_SUGGESTIONS = 3

/** A title that says what to do: « Calculer l’hypoténuse » is asked « Comment calculer l’hypoténuse ? ». */
const isInfinitive = (title: string) => {
  const [first = ''] = fold(title).split(/[^\p{L}]+/u)
  return /(?:er|ir|re)$/.test(first) && lemmas(first).includes(first)
}
const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** Questions that the lesson does answer, those about the words of a question and about the screen first. */
export const suggestQuestions = ({ pack }: LessonIndex, words: readonly string[], { section }: Screen): string[] => {
  const near = new Set([...words, ...listStems(section ? `${section.title} ${section.body}` : '')])
  const all = [
    ...pack.terms.slice(0, 8).map(({ term }) => messages.ask.meaning(term)),
    ...pack.sequences
      .filter(({ title }) => isInfinitive(title) && !/\d|\$/.test(title))
      .map(({ title }) => messages.ask.how(lower(title))),
    ...pack.summary.sections.map(({ title }) => messages.ask.section(title)),
  ].map((text, order) => ({
    text,
    order,
    near: listStems(text).filter(word => near.has(word)).length,
    kind: text.split(' ')[0],
  }))
  const ordered = all.toSorted((a, b) => b.near - a.near || a.order - b.order)
  // One of each kind first: three words to define would look as if that were all.
  const firsts = ordered.filter(({ kind }, i) => ordered.findIndex(other => other.kind === kind) === i)
  return [...new Set([...firsts, ...ordered].map(({ text }) => text))].slice(0, MAX_SUGGESTIONS)
}
