import { findAnswerKind } from './answer-kind.ts'
import { type Asked, OTHER_LESSON } from './asked.ts'
import { addNumber, addPassage } from './complete.ts'
import { distinguishesSides, splitSides } from './difference-sides.ts'
import type { Intent } from './intent.ts'
import { findExamples, makeExample } from './lesson-examples.ts'
import type { LessonIndex } from './lesson-index.ts'
import { isYesOrNo } from './premise.ts'
import { type Hit, rankPassages } from './rank.ts'
import { readQuestion, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import type { Screen } from './screen.ts'
import { isTopical } from './topical.ts'

/** A difference is between two: both have to be spoken of. What answers yes or no has to be about nearly all. */
const LEAST: Partial<Record<Intent, number>> = { difference: 0.85, translation: 0.9 }
const DECIDES = 0.65
/** Who did it, and how many: a passage about less of it answers a neighbouring question. */
const ONE_ANSWER = /^(?:et |mais )?(?:c'est )?(?:qui a|qui ont|quel \p{L}+ a|combien)\b/u
/** Where no sentence has the name, the date or the number that is asked for. */
const ONE_FACT = 0.8
/** What says how to calculate. */
const METHODS = new Set(['section', 'sequence', 'point', 'term'])
/** What says neither yes nor no. */
const LISTS = new Set(['table', 'group', 'sequence'])
/** A second passage is read only when it is nearly as good. */
const NEAR = 0.75
const MIN_COVERAGE_OF_EXAMPLE = 0.5

const findSection = ({ pack }: LessonIndex, { entry: { passage } }: Hit) =>
  passage.field === 'section' || passage.field === 'reason'
    ? passage.title || null
    : (pack.summary.sections.find(({ id }) => id === passage.id)?.title ?? null)

const isHidden = ({ entry: { passage } }: Hit, screen: Screen) =>
  (passage.field === 'question' || passage.field === 'choice') && screen.ids.has(passage.id)

const MANY_NUMBERS = 2
const hasOwnNumbers = (folded: string) => (folded.match(/(?<![\d,])\d{1,3}(?![\d])/g) ?? []).length >= MANY_NUMBERS

const readSides = (index: LessonIndex, folded: string): [readonly string[], readonly string[]] | undefined => {
  const [one = '', other = ''] = splitSides(folded) ?? []
  const [first, second] = [one, other].map(side => translateWords(readQuestion(side), index))
  return first && second && first.length > 0 && second.length > 0 ? [first, second] : undefined
}

/** The passages of a lesson about the words of a question, with examples; undefined where none speaks of enough of it. */
export const searchLesson = (
  index: LessonIndex,
  { question, screen, floor, added, methodOnly = false }: Asked,
  words: readonly string[],
  intent = question.intent,
): Reply | undefined => {
  const { plain, folded } = question
  const hits = rankPassages(index, { intent, words, folded, onScreen: screen.ids, focus: added }).filter(
    hit => !isHidden(hit, screen),
  )
  const isOpen = floor < OTHER_LESSON
  const decides = isYesOrNo(question) && /\?\s*$/.test(folded)
  const least = Math.max(
    floor,
    LEAST[question.intent] ?? 0,
    decides ? DECIDES : 0,
    ONE_ANSWER.test(folded) ? DECIDES : 0,
    findAnswerKind(folded, index.pack.subject) === undefined ? 0 : ONE_FACT,
  )
  const sides = intent === 'difference' ? readSides(index, folded) : undefined
  const mayRead = isOpen && intent === 'who-when'
  const enough = hits.filter(
    ({ entry, coverage }) =>
      coverage >= least &&
      (mayRead || entry.passage.field !== 'text') &&
      !(decides && LISTS.has(entry.passage.field)) &&
      (sides === undefined || distinguishesSides(entry.passage.text, ...sides)) &&
      (!methodOnly || METHODS.has(entry.passage.field)),
  )
  if (!isTopical(index, words, isOpen)) return undefined
  const [best] = enough
  if (!best) return undefined
  const near = enough.filter(({ score }) => score >= best.score * NEAR).map(({ entry }) => entry.passage.text)
  const number = addNumber(hits, near.slice(0, 1), folded)
  const more = intent === 'definition' && best.entry.passage.field === 'term' ? addPassage(index.pack, best) : ''
  const texts = [near[0] ?? '', ...(number === undefined ? [more] : [number]), ...near.slice(1)].filter(
    text => text !== '',
  )
  // An exercise with other numbers would be taken for what was asked.
  const hasGivens = question.intent === 'calculation' || hasOwnNumbers(folded)
  const isWorked = !hasGivens && index.pack.generators.length > 0 && (intent === 'how' || intent === 'example')
  const examples =
    intent === 'example'
      ? [...findExamples(index, words, screen.ids, floor), ...makeExample(index.pack, plain)]
      : [
          ...(hasGivens ? [] : findExamples(index, words, screen.ids, Math.max(floor, MIN_COVERAGE_OF_EXAMPLE))),
          ...(isWorked ? makeExample(index.pack, plain) : []),
        ]
  return writeReply('answer', [...new Set(texts)].slice(0, 2), {
    examples: examples.slice(0, intent === 'example' ? 2 : 1),
    reference: refer(index.pack, { section: findSection(index, best) }),
  })
}
