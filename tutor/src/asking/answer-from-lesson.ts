import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../generators/index.ts'
import { rng } from '../generators/random.ts'
import { lesson, subjectTitle } from '../modules/lesson.ts'
import { messages as modules } from '../modules/messages.ts'
import type { Pack } from '../pack.ts'
import { addNumber, addPassage } from './complete.ts'
import { defineTerm } from './define.ts'
import { tellConfusion, tellDifference } from './difference.ts'
import { isBarePair } from './difference-sides.ts'
import { explainExpression } from './expression.ts'
import { findConfusion } from './find-confusion.ts'
import { findReason, sayReason } from './find-reason.ts'
import type { Intent } from './intent.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { answerNamedPart } from './named-part.ts'
import { checkPremise, isYesOrNo } from './premise.ts'
import { listStems } from './question-words.ts'
import { answerExpression, answerLittleWords } from './quoted.ts'
import { type Hit, rankPassages } from './rank.ts'
import { type Question, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { sayLesson } from './say.ts'
import type { Screen } from './screen.ts'
import { findTerms } from './terms.ts'
import { translateAsked } from './translate.ts'

/** What a « why » asks of a passage that gives no reason. */
const WITHOUT_REASON = 0.75
/** A difference is between two: both have to be spoken of. What answers yes or no has to be about nearly all. */
const LEAST: Partial<Record<Intent, number>> = { difference: 0.85, translation: 0.9 }
const DECIDES = 0.65
/** Who did it, and how many: a passage about less of it answers a neighbouring question. */
const ONE_ANSWER = /^(?:et |mais )?(?:c'est )?(?:qui a|qui ont|quel \p{L}+ a|combien)\b/u
/** What says how to calculate. */
const METHODS = new Set(['section', 'sequence', 'point', 'term'])
/** From here on a floor is that of a lesson that is not open. */
const OTHER_LESSON = 0.8
/** A second passage is read only when it is nearly as good. */
const NEAR = 0.75
const MIN_COVERAGE_OF_EXAMPLE = 0.5

/** A new exercise with its solution, where the pack has generators; the same question gives the same exercise. */
const makeExample = (pack: Pack, question: string): string[] => {
  const seed = [...question].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  return pack.generators.slice(0, 1).flatMap(({ name, params }) => {
    const exercise = lookup(generators, name)?.(rng(seed), params)
    if (!exercise) return []
    return [`${exercise.statement}\n\n${exercise.steps.join('\n\n')}\n\n**${modules.answer}** ${exercise.answer}`]
  })
}

/** Worked examples about the words; never the exercise that is on the screen. */
const findExamples = (
  index: LessonIndex,
  words: readonly string[],
  hidden: ReadonlySet<string>,
  least: number,
): string[] => {
  const { pack } = index
  return rankPassages(index, { intent: 'example', words })
    .filter(
      ({ entry: { passage }, coverage }) =>
        passage.field === 'question' && coverage >= least && !hidden.has(passage.id),
    )
    .flatMap(({ entry }) => pack.questions.find(({ id }) => id === entry.passage.id) ?? [])
    .filter(({ mode }) => mode !== 'essay')
    .map(question => `${question.question}\n\n${lesson.solution(question)}`)
}

const findSection = ({ pack }: LessonIndex, { entry: { passage } }: Hit) =>
  passage.field === 'section' || passage.field === 'reason'
    ? passage.title || null
    : (pack.summary.sections.find(({ id }) => id === passage.id)?.title ?? null)

const isHidden = ({ entry: { passage } }: Hit, screen: Screen) =>
  (passage.field === 'question' || passage.field === 'choice') && screen.ids.has(passage.id)

export type Asked = {
  question: Question
  screen: Screen
  /** How much of the question has to be spoken of. */
  floor: number
  /** A calculation that was not worked out: another one with other numbers would be taken for it. */
  methodOnly?: boolean
  /** Words that a question adds to the one before. */
  added?: readonly string[]
}

const MANY_NUMBERS = 2
const hasOwnNumbers = (folded: string) => (folded.match(/(?<![\d,])\d{1,3}(?![\d])/g) ?? []).length >= MANY_NUMBERS

const search = (
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
  const least = Math.max(
    floor,
    LEAST[question.intent] ?? 0,
    isYesOrNo(question) && /\?\s*$/.test(folded) ? DECIDES : 0,
    ONE_ANSWER.test(folded) ? DECIDES : 0,
  )
  const mayRead = isOpen && intent === 'who-when'
  const enough = hits.filter(
    ({ entry, coverage }) =>
      coverage >= least &&
      (mayRead || entry.passage.field !== 'text') &&
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

const ASKS_DETAIL = /formule|unite|date|combien|exemple|schema|regle/

/** A word that so many passages have belongs to the lesson. */
const RECURRENT = 3
/** One word alone may stand in any lesson by chance: it has to be one that this lesson is about. */
const isTopical = ({ names, entries, pack, found }: LessonIndex, words: readonly string[], isOpen: boolean) => {
  const [word = '', ...others] = words.filter(one => found.has(one))
  if (others.length > 0 || names.has(word)) return true
  if (isOpen && (found.get(word) ?? 0) >= RECURRENT) return true
  const isTitle = entries.some(
    ({ title, passage }) => title.has(word) && passage.field !== 'text' && passage.field !== 'mention',
  )
  return (isOpen && isTitle) || new Set(listStems(pack.keywords.join(' '))).has(word)
}

/** Whether a question names the lesson and nothing beside. */
const isWholeLesson = ({ pack }: LessonIndex, words: readonly string[]) => {
  const title = new Set(listStems(subjectTitle(pack)))
  return words.length > 0 && words.every(word => title.has(word))
}
const introduce = ({ pack }: LessonIndex) => writeReply('answer', sayLesson(pack), { reference: refer(pack) })

/** What a lesson says to a question; undefined when it does not speak of enough of it. */
export const answerFromLesson = (index: LessonIndex, asked: Asked): Reply | undefined => {
  const { question } = asked
  const words = translateWords(question, index)
  const translated = translateAsked(index.pack, question.folded)
  if (translated) return translated
  const isPair = question.intent === 'difference' || isBarePair(question.folded)
  const confusion = isPair || isYesOrNo(question) ? findConfusion(index.pack, question) : undefined
  if (confusion) return tellConfusion(index, confusion)
  const reason = findReason(index, question)
  if (reason) return writeReply('answer', [sayReason(reason)], { reference: refer(index.pack) })
  const named = answerNamedPart(index, question)
  if (named) return named
  const little = answerLittleWords(index.pack, question.plain) ?? answerExpression(index.pack, question.folded)
  if (little) return little
  const written = explainExpression(index.pack, question.plain)
  if (written) return written
  if (words.every(word => !index.found.has(word))) return undefined
  const premise = checkPremise(index, question, words)
  if (premise) return premise
  const spoken = words.filter(word => index.found.has(word)).reduce((sum, word) => sum + weighWord(index, word), 0)
  const whole = words.reduce((sum, word) => sum + weighWord(index, word), 0)
  if (spoken / whole < asked.floor) return undefined
  const difference = isPair ? tellDifference(index, question, words) : undefined
  if (difference) return difference
  const isMeaning = question.intent === 'definition' || question.intent === 'other'
  const isHere = asked.floor < OTHER_LESSON || findTerms(index.pack, words)[0]?.whole === true
  const definition = isMeaning && isHere ? defineTerm(index, question, words) : undefined
  if (definition) return definition
  const isAbout = isMeaning || question.intent === 'use'
  if (isAbout && !ASKS_DETAIL.test(question.folded) && isWholeLesson(index, words)) return introduce(index)
  // « Comment dire non au présent ? » asks for no word of the vocabulary.
  const intent = question.intent === 'translation' ? 'how' : question.intent
  const isWord = question.intent === 'translation' && words.length < 2
  const found = isWord ? undefined : search(index, asked, words, intent)
  if (found || question.intent !== 'why') return found
  // Without a reason only a section about nearly all of it is of use: it explains more than a sentence.
  const without = rankPassages(index, { intent: 'other', words, onScreen: asked.screen.ids })[0]
  if (without?.entry.passage.field !== 'section' || without.coverage < WITHOUT_REASON) return undefined
  return writeReply('answer', [without.entry.passage.text], {
    reference: refer(index.pack, { section: without.entry.passage.title }),
  })
}
