import type { SolutionFor } from '@ariane/activities/api'
import type { DataFor } from '@ariane/activities/shape'
import { lookup } from '@ariane/shared/catalogue'
import { chooseHints } from '../../hints/choose-hints.ts'
import { singlesOut } from '../../hints/singles-out.ts'
import { mask } from '../mask.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

const MAX_LEFT_CHARS = 60

/** Hints to pairs: in which order to look for them, the place in the lesson, and one side to begin with. */
export const listPairHints = (lesson: Lesson, { left }: DataFor<'match'>, solution: SolutionFor<'match'>): string[] => {
  const { terms } = lesson.pack
  const asked = left.filter(({ text }) => text.length <= MAX_LEFT_CHARS)
  const examples = asked.flatMap(({ text }) => {
    const found = terms.find(({ term }) => term === text)
    const example = found?.example && mask(found.example, [found.term, ...found.synonyms]).replace(/[.!?]$/, '')
    return example && /\p{L}{3}/u.test(example) ? [messages.example(text, example)] : []
  })
  const mostWords = asked.toSorted((a, b) => b.text.length - a.text.length)
  const meanings = left.every(({ text }) => terms.some(({ term }) => term === text))
  const rights = left.map(({ id }) => lookup(solution.labels, lookup(solution.pairs, id) ?? '') ?? '')
  return chooseHints(
    [
      [meanings ? messages.eachMeaning : undefined, messages.certainFirst],
      lesson.places,
      [...examples, ...mostWords.map(({ text }) => messages.startWith(text))],
    ],
    // The number of a part says nothing, though a meaning may hold the word « partie ».
    hint =>
      hint === lesson.places[1] ||
      left.every(
        ({ text }, n) => !singlesOut(hint, text, { right: [rights[n] ?? ''], wrong: rights.filter((_, i) => i !== n) }),
      ),
  )
}
