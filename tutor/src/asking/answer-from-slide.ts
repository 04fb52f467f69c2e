import type { Pack } from '../pack.ts'
import { findAnswerKind } from './answer-kind.ts'
import { excerptSection } from './excerpt.ts'
import { type LessonIndex, SIZES, weighWord } from './lesson-index.ts'
import { messages } from './messages.ts'
import { listStems } from './question-words.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import type { Screen } from './screen.ts'
import { isGiven } from './wanted.ts'

type Section = Pack['summary']['sections'][number]

const ABOUT = new Set<Question['intent']>([
  'why',
  'how',
  'who-when',
  'definition',
  'use',
  'other',
  'example',
  'difference',
])
/** What a pupil reads on a phone without scrolling much. */
const MAX_CHARS = 750
const MAX_ADDED = 400
const MIN_EXCERPT = 120
const MAX_FOREIGN = 1
/** So many words of a question do not stand in one part by chance. */
const MANY = 3

type Near = { share: number; count: number; inTitle: boolean }

/** How much of a question the section on the screen speaks of. */
const compare = (index: LessonIndex, { title, body }: Section, words: readonly string[]): Near => {
  const [titled, said] = [new Set(listStems(title)), new Set(listStems(`${title} ${body}`))]
  const met = words.filter(word => said.has(word))
  const weigh = (all: readonly string[]) => all.reduce((sum, word) => sum + weighWord(index, word), 0)
  return {
    share: words.length === 0 ? 0 : weigh(met) / weigh(words),
    count: met.length,
    inTitle: words.some(word => titled.has(word)),
  }
}

const excerpt = (section: Section, { intent, folded }: Question, words: readonly string[], limit: number) =>
  excerptSection(section, { words, folded, isWhy: intent === 'why' }, limit)

const isBare = ({ folded, words, intent }: Question) =>
  intent === 'why' &&
  words.every(({ asks }) => asks) &&
  /^(?:et |mais |ok |donc )*pourquoi (?:ca|cela|donc|alors)?[ ?!.]*$/.test(folded)

/** How sure it has to be that a question is about the slide: before another lesson is looked at, and when there is none. */
const LEAST = { sure: { share: 0.5, titled: 0.25 }, maybe: { share: 0.25, titled: 0.15 } }

/** What the part on the screen says to a question that the lesson has no passage for. */
export const answerFromSlide = (
  index: LessonIndex,
  question: Question,
  { words, screen, least }: { words: readonly string[]; screen: Screen; least: keyof typeof LEAST },
): Reply | undefined => {
  const { section } = screen
  if (!section || !ABOUT.has(question.intent)) return undefined
  // « Et pourquoi ? » is asked of what is on the screen.
  if (isBare(question))
    return writeReply('answer', [messages.onSlide, excerpt(section, question, words, MAX_CHARS)], {
      reference: refer(index.pack, { section: section.title }),
    })
  const unknown = words.filter(word => !index.found.has(word) && !SIZES.has(word)).length
  const { share, count, inTitle } = compare(index, section, words)
  if (count === 0 || unknown > (count > 1 ? MAX_FOREIGN + 1 : MAX_FOREIGN)) return undefined
  // « Molière a écrit Le Cid en quelle année ? » asks for no other year.
  const isOfFact = findAnswerKind(question.folded, index.pack.subject) !== undefined
  if (isOfFact && unknown > 0 && count < 2) return undefined
  // « Pourquoi les hommes chassent les dinosaures ? » takes for granted what nothing speaks of.
  if (question.intent === 'why' && unknown > 0 && share < LEAST.sure.share) return undefined
  const isEnough = share >= (inTitle || count >= MANY ? LEAST[least].titled : LEAST[least].share)
  if (!isEnough) return undefined
  return writeReply('answer', [messages.onSlide, excerpt(section, question, words, MAX_CHARS)], {
    reference: refer(index.pack, { section: section.title }),
  })
}

/** A text without the paragraphs that stand in another one. */
const dropParagraphs = (text: string, other: string) =>
  text
    .split('\n\n')
    .filter(part => !other.includes(part))
    .join('\n\n')

/** An answer of the lesson with what the part on the screen says besides, where that is about the same. */
export const addSlide = (
  reply: Reply,
  index: LessonIndex,
  question: Question,
  { words, screen: { section } }: { words: readonly string[]; screen: Screen },
): Reply => {
  if (!section || reply.kind !== 'answer' || reply.reference?.elsewhere || !ABOUT.has(question.intent)) return reply
  const { share, count, inTitle } = compare(index, section, words)
  // Where a number or a date is asked for, what gives it comes first.
  if (isGiven(question.folded, section.body) && !isGiven(question.folded, reply.explanations.join(' '))) {
    const given = excerpt(section, question, words, MAX_ADDED)
    if (isGiven(question.folded, given)) return { ...reply, explanations: [given, ...reply.explanations.slice(0, 1)] }
  }
  if (count === 0 || (share < 0.6 && !inTitle)) return reply
  const kept = reply.explanations
    .map(text => dropParagraphs(text, section.body))
    .filter(text => text !== '')
    .slice(0, 2)
  const room = Math.min(MAX_ADDED, MAX_CHARS - kept.join('\n').length)
  if (room < MIN_EXCERPT || reply.explanations.some(text => text.includes(section.body.slice(0, 60)))) return reply
  const more = excerpt(section, question, words, room)
  const isMore = more.length >= MIN_EXCERPT && !kept.join('\n').includes(more)
  return isMore ? { ...reply, explanations: [...kept, more] } : reply
}
