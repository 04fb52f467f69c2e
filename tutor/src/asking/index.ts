import { soundsDistressed } from '@ariane/shared/catalogue'
import { subjectTitle } from '../modules/lesson.ts'
import type { Pack } from '../pack.ts'
import { answerFromLesson } from './answer-from-lesson.ts'
import { calculate } from './calculate.ts'
import { defineTerm } from './define.ts'
import { findLessons } from './elsewhere.ts'
import { explainAgain, summarizeLesson } from './explain-again.ts'
import { checkResult, explainExpression } from './expression.ts'
import { giveFirstStep } from './first-step.ts'
import { completeQuestion } from './follow-up.ts'
import { indexLesson, type LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { findNearestSection } from './nearest-section.ts'
import { rankPassages } from './rank.ts'
import { listSubject, type Question, readQuestion, translateWords } from './read-question.ts'
import { type Reply, writeReply } from './reply.ts'
import { findScreen, type Screen, type Slide } from './screen.ts'
import { suggestQuestions } from './suggest.ts'
import { findTerms } from './terms.ts'

export type { Reply } from './reply.ts'
export type { Slide } from './screen.ts'

/** Where a question is asked. */
export type Asking = {
  /** The lesson that is open. */
  pack: Pack
  /** Every lesson: where this one says nothing, another one of the subject may. */
  packs: readonly Pack[]
  slide?: Slide
  /** The pupil's questions before this one, oldest first. */
  history?: readonly string[]
}

/** A passage that speaks of less of the question than this does not answer it. */
const ENOUGH = 0.55
/** More is asked of another lesson than of the one on the slide. */
const ENOUGH_ELSEWHERE = 0.8

const introduce = (pack: Pack, open: Pack) =>
  pack.grade === open.grade
    ? messages.elsewhereSameGrade(subjectTitle(pack), pack.chapter)
    : messages.elsewhere(pack.grade, subjectTitle(pack), pack.chapter)

const moveTo = (answered: Reply, { pack }: LessonIndex, open: Pack): Reply => ({
  ...answered,
  explanations: [introduce(pack, open), ...answered.explanations.slice(0, 2)],
  reference: answered.reference && { ...answered.reference, elsewhere: true },
})

/** « une subordonnée » is not what another lesson calls « subordonnée de condition ». */
const isWholly = (pack: Pack, question: Question, index: LessonIndex) =>
  findTerms(pack, translateWords(question, index))[0]?.whole === true

/** A word that another lesson explains, where this one only uses it. */
const defineElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  for (const other of findLessons(question, pack, packs)) {
    const index = indexLesson(other)
    const defined = defineTerm(index, question, translateWords(question, index))
    if (defined && isWholly(other, question, index)) return moveTo(defined, index, pack)
  }
  return undefined
}

/** Said of what the pupil has before him. */
const POINTS_HERE = /^qu'est-ce que ca (?:change|fait|apporte|donne)\b|["«]\s?\p{L}{1,4}\s?["»]/u

const answerElsewhere = (question: Question, { pack, packs }: Asking): Reply | undefined => {
  const subject = question.words.filter(({ asks }) => !asks)
  if (subject.length === 0 || POINTS_HERE.test(question.folded)) return undefined
  for (const other of findLessons(question, pack, packs)) {
    const index = indexLesson(other)
    const isNamed = subject.length > 1 || isWholly(other, question, index)
    const answered =
      isNamed && answerFromLesson(index, { question, screen: findScreen(other, {}), floor: ENOUGH_ELSEWHERE })
    if (answered) return moveTo(answered, index, pack)
  }
  return undefined
}

/** Said to anybody, and no business of a lesson. */
const SMALL_TALK =
  /quel temps? (?:fait|fera)|fait quel temps?\b|\b(?:pleuvoir|pleut|neiger|neige|beau)\b.{0,20}\b(?:demain|aujourd'hui|ce week)|\bqui (?:t'a|ta|vous a) (?:programm|cree|fabriqu|invent|code|fait)|^(?:what(?:'s| is) your name|how old are you|how are you|who are you|where do you live)\W*$|quelle heure (?:est|il est)[^a-z]*(?:il)?[ ?]*$|\btu (?:aimes|kiffes|as quel age|es qui|t'appelles|fais quoi|habites|vas bien)|\bqui (?:es-tu|tu es)|comment (?:tu t'appelles|ca va|vas-tu|tu vas)|blague|\brecette|\bmatch\b|\bfoot\b|coupe du monde|\btiktok|\bfortnite|\bmeteo de demain|ton (?:nom|age)\b/

/** Whether a lesson explains all that a question is about, and does not only mention it. */
const explains = (index: LessonIndex, words: readonly string[]) =>
  words.every(word => index.names.has(word) || index.entries.some(({ title }) => title.has(word)))

/** « Redis-moi le théorème » asks for it, not for other words. */
const RETELLS = /\b(?:redis|repete|rappelle)[- ](?:moi )?(?:le |la |les |l')\p{L}{4,}/u

/** Not understood, whatever it is. */
const STUCK = /\bcompr[ei]|\bpige|\bgalere|\bcapte|\bbloque/

/** Said of something to be worked out, and of no statement. */
const IS_TO_COMPUTE =
  /\b(?:calcul|resou|resol|combien (?:ca )?(?:font|fait|vaut|valent|mesure|coute)|convert|developp|factoris|simplifi|redui|decompos)/

/** The section that speaks most of what was asked before; undefined where nothing was, or none does. */
const findSection = (index: LessonIndex, asked: Question) => {
  const words = translateWords(asked, index)
  const [best] = rankPassages(index, { intent: 'other', words }).filter(
    ({ entry, coverage }) => entry.passage.field === 'section' && coverage >= ENOUGH,
  )
  return index.pack.summary.sections.find(({ id }) => id === best?.entry.passage.id)
}

const isYear = (number: string) => /^[12]\d{3}$/.test(number)
/** Whether a question wants a number that comes of its own numbers: other ones would be taken for it. */
const isToCompute = ({ folded }: Question) =>
  IS_TO_COMPUTE.test(folded) ||
  (folded.match(/\d+(?:[.,]\d+)?/g) ?? []).filter(number => !isYear(number)).length > 1 ||
  /\d\s?(?:mm|cm|dm|m|km|g|kg|ml|cl|l)\b/.test(folded)

/** The rule for a calculation that was not worked out, said to be no result. */
const explainMethod = (index: LessonIndex, question: Question, added: readonly string[], screen: Screen): Reply => {
  const written = explainExpression(index.pack, question.plain)
  if (written) return written
  const asked = { ...question, intent: 'how' as const }
  const method = answerFromLesson(index, { question: asked, screen, floor: ENOUGH, added, methodOnly: true })
  const words = translateWords(question, index)
  return method
    ? { ...method, kind: 'help', explanations: [messages.noCalculation, ...method.explanations.slice(0, 2)] }
    : writeReply('unknown', [], { suggestions: suggestQuestions(index, words, screen) })
}

const reply = (question: Question, added: readonly string[], asking: Asking): Reply => {
  const index = indexLesson(asking.pack)
  const screen = findScreen(asking.pack, asking.slide ?? {})
  const words = translateWords(question, index)
  const known = words.filter(word => index.found.has(word))
  if (question.intent === 'do-it') return giveFirstStep(index, { plain: question.plain, words: known, screen })
  if (question.intent === 'again' && !RETELLS.test(question.folded)) {
    const asked = readQuestion(completeQuestion(asking.history?.at(-1) ?? '', asking.history?.slice(0, -1) ?? []))
    return explainAgain(index, findSection(index, asked) ?? screen.section, screen.ids)
  }
  if (question.intent === 'summary' && known.length === 0) return summarizeLesson(index)
  if (SMALL_TALK.test(question.folded))
    return writeReply('unknown', [], { suggestions: suggestQuestions(index, [], screen) })
  const checked = checkResult(question.plain)
  if (checked) return checked
  if (question.intent === 'calculation') {
    if (screen.exercise && question.plain.match(/\d+/g)?.every(number => screen.exercise?.question.includes(number)))
      return giveFirstStep(index, { plain: question.plain, words: known, screen })
    const computed = calculate(question.plain)
    if (computed) return computed
    if (isToCompute(question)) return explainMethod(index, question, added, screen)
  }
  const meaning =
    question.intent === 'definition' && words.length <= 2 && !explains(index, words)
      ? defineElsewhere(question, asking)
      : undefined
  return (
    meaning ??
    answerFromLesson(index, { question, screen, floor: ENOUGH, added }) ??
    answerElsewhere(question, asking) ??
    findNearestSection(index, question, words, screen) ??
    (STUCK.test(question.folded) ? explainAgain(index, screen.section, screen.ids) : undefined) ??
    writeReply('unknown', [], { suggestions: suggestQuestions(index, known, screen) })
  )
}

/**
 * Answers a pupil's question: from the slide and its lesson, else from another lesson of the subject, which is then named. What
 * can be computed is computed, an answer that is asked for is refused with its first step, and what nothing speaks of is unknown.
 */
export const askAriane = (text: string, asking: Asking): Reply => {
  const completed = completeQuestion(text, asking.history ?? [])
  const question = readQuestion(completed)
  const added = completed === text ? [] : listSubject(readQuestion(text)).map(({ stem }) => stem)
  const answered = reply(question, added, asking)
  if (!soundsDistressed(text)) return answered
  const asksOfLesson = answered.kind === 'answer' && question.intent !== 'other'
  return asksOfLesson
    ? { ...answered, explanations: [messages.listened, ...answered.explanations.slice(0, 2)] }
    : writeReply('help', [messages.listened])
}
