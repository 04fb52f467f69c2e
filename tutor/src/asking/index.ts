import { soundsDistressed } from '@ariane/shared/catalogue'
import type { Pack } from '../pack.ts'
import { answerElsewhere, defineElsewhere, defineInOtherSubject, translateElsewhere } from './answer-elsewhere.ts'
import { answerFromLesson } from './answer-from-lesson.ts'
import { addSlide, answerFromSlide } from './answer-from-slide.ts'
import type { Asking } from './asking.ts'
import { calculate, showSolution } from './calculate.ts'
import { answerCheck } from './check-understood.ts'
import { answersCondition } from './condition.ts'
import { tellConfusion } from './difference.ts'
import { explainAgain, summarizeLesson } from './explain-again.ts'
import { COUNTS, explainMethod, isToCompute, mayCompute } from './explain-method.ts'
import { findExplainedSection, isNotUnderstood } from './explained-section.ts'
import { checkResult } from './expression.ts'
import { findAskedConfusion, findAskedReason } from './find-asked.ts'
import { isBesideTheMatter } from './find-fact.ts'
import { sayReason } from './find-reason.ts'
import { giveFirstStep } from './first-step.ts'
import { completeQuestion } from './follow-up.ts'
import { sayAskedNumber } from './languages/asked-number.ts'
import { conjugateAsked } from './languages/conjugate-asked.ts'
import { helpTranslate } from './languages/help-translate.ts'
import { isTransformation, transformAsked } from './languages/transform-asked.ts'
import { translateWhole } from './languages/translate-whole.ts'
import { indexLesson, type LessonIndex } from './lesson-index.ts'
import { messages } from './messages.ts'
import { findNearestSection } from './nearest-section.ts'
import { findNearestSentence } from './nearest-sentence.ts'
import { checkPremise } from './premise.ts'
import { isPremiseSupported } from './premise-supported.ts'
import { listSubject, type Question, readQuestion, translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { findScreen } from './screen.ts'
import { spellOut } from './sms.ts'
import { withDigits } from './spoken-numbers.ts'
import { suggestQuestions } from './suggest.ts'

export type { Reply } from './reply.ts'
export type { Slide } from './screen.ts'

/** A passage that speaks of less of the question than this does not answer it. */
const ENOUGH = 0.55
/** Said to anybody, and no business of a lesson. */
const SMALL_TALK =
  /quel temps? (?:fait|fera)|fait quel temps?\b|\b(?:pleuvoir|pleut|neiger|neige|beau)\b.{0,20}\b(?:demain|aujourd'hui|ce week)|\bqui (?:t'a|ta|vous a) (?:programm|cree|fabriqu|invent|code|fait)|^(?:what(?:'s| is) your name|how old are you|how are you|who are you|where do you live)\W*$|quelle heure (?:est|il est)[^a-z]*(?:il)?[ ?]*$|^(?:et )?toi,? tu\b|\btu (?:votes|regardes|joues|dors|aimes|kiffes|as quel age|es qui|t'appelles|fais quoi|habites|vas bien)|\bqui (?:es-tu|tu es)|comment (?:tu t'appelles|ca va|vas-tu|tu vas)|blague|je (?:rigole|plaisante|deconne)|mon probleme de (?:couple|coeur)|\brecette|\bmatch\b|\bfoot\b|coupe du monde|\btiktok|\bfortnite|\bmeteo de demain|ton (?:nom|age)\b/

/** Whether a lesson explains all that a question is about, and does not only mention it. */
const explains = (index: LessonIndex, words: readonly string[]) =>
  words.every(word => index.names.has(word) || index.entries.some(({ title }) => title.has(word)))

/** « Redis-moi le théorème » asks for it, not for other words. */
const RETELLS = /\b(?:redis|repete|rappelle)[- ](?:moi )?(?:le |la |les |l')\p{L}{4,}/u

/** Not understood, whatever it is. */
const STUCK =
  /\bcompr[ei]|\bpige|\bgalere|\bcapte|\bbloque|\barriver(?:ai|ais)? (?:jamais|pas)|\b(?:suis|trop|hyper) (?:trop )?(?:nulle?|mauvaise?) en\b/

/** An answer without the line that says which lesson it is from. */
const withoutPlace = ({ explanations, reference }: Reply) => ({
  explanations: reference?.elsewhere ? explanations.slice(1) : explanations,
})

/** A question that the author of the lesson wrote down with its answer. */
const answerAsWritten = (pack: Pack, text: string): Reply | undefined => {
  const confusion = findAskedConfusion(pack, text)
  if (confusion) return tellConfusion(indexLesson(pack), confusion)
  const reason = findAskedReason(pack, text) ?? findAskedReason(pack, spellOut(text))
  return reason && writeReply('answer', [sayReason(reason)], { reference: refer(pack) })
}

/** « trois heures et quart en minutes », « moins sept plus trois » : numbers said in words, at least two of them or one with its unit. */
const calculateSpoken = (question: Question, pack: Pack): Reply | undefined => {
  const plain = question.intent === 'why' || question.intent === 'difference' ? undefined : withDigits(question.plain)
  if (
    plain === undefined ||
    !COUNTS.has(pack.subject) ||
    !(
      /\d.*\d/.test(plain) ||
      /\d (?:h|min|[ck]?m|kg|(?:centi|kilo|milli)?metres?|heures?|minutes?|euros?|kilos?|grammes?|litres?|ampere|volts?)\b/.test(
        plain,
      )
    )
  )
    return undefined
  return mayCompute({ ...question, folded: plain }, pack) ? calculate(plain) : undefined
}

const reply = (question: Question, added: readonly string[], asking: Asking): Reply => {
  const index = indexLesson(asking.pack)
  const screen = findScreen(asking.pack, asking.slide ?? {})
  const words = translateWords(question, index)
  const known = words.filter(word => index.found.has(word))
  if (question.intent === 'do-it') return giveFirstStep(index, { plain: question.plain, words: known, screen })
  if (question.intent === 'again' && !RETELLS.test(question.folded)) {
    const isRepeated = isNotUnderstood(asking.history?.at(-1) ?? '')
    return explainAgain(index, findExplainedSection(asking), { hidden: screen.ids, isRepeated })
  }
  if (question.intent === 'summary' && known.length === 0) return summarizeLesson(index)
  if (SMALL_TALK.test(question.folded) && question.intent !== 'translation')
    return writeReply('unknown', [], { suggestions: suggestQuestions(index, [], screen) })
  const conjugated = conjugateAsked(asking.pack, question.plain)
  if (conjugated) return conjugated
  const number = sayAskedNumber(asking.pack, question.plain)
  if (number) return number
  const sentence = translateWhole(asking.pack, asking.packs, question.plain)
  if (sentence) return sentence
  const transformed = screen.exercise ? undefined : transformAsked(asking.pack, question.plain)
  if (transformed) return showSolution(transformed)
  if (isTransformation(question.plain))
    return explainMethod(index, question, { added, screen, floor: ENOUGH, warning: messages.noTransformation })
  const checked = checkResult(question.plain)
  if (checked) return checked
  if (mayCompute(question, asking.pack)) {
    const { exercise } = screen
    const isCopied = exercise && question.plain.match(/\d+/g)?.every(number => exercise.question.includes(number))
    if (isCopied) return giveFirstStep(index, { plain: question.plain, words: known, screen })
    const computed = calculate(question.plain)
    if (computed) return computed
    if (isToCompute(question)) return explainMethod(index, question, { added, screen, floor: ENOUGH })
  }
  const spoken = calculateSpoken(question, asking.pack)
  if (spoken) return spoken
  const meaning =
    question.intent === 'definition' && words.length <= 2 && !explains(index, words)
      ? defineElsewhere(question, asking)
      : undefined
  const unknown = () => writeReply('unknown', [], { suggestions: suggestQuestions(index, known, screen) })
  const isSupported = isPremiseSupported(index, question.folded)
  const toTheCondition = (found: Reply | undefined) =>
    found && answersCondition(question.folded, withoutPlace(found), word => index.found.has(word)) ? found : undefined
  const answered = isSupported
    ? toTheCondition(answerFromLesson(index, { question, screen, floor: ENOUGH, added }))
    : checkPremise(index, question, words)
  if (answered && !meaning) return addSlide(answered, index, question, { words, screen })
  if (!isSupported) return unknown()
  const translated = translateElsewhere(question, asking)
  if (translated) return translated
  if (question.intent === 'translation') {
    const helped = helpTranslate(asking.pack, asking.packs, question.folded, screen)
    if (helped) return helped
  }
  // Who, when, where and how many are not answered by what only speaks of the same.
  const toThePoint = (found: Reply | undefined) =>
    found && isBesideTheMatter(index, question.folded, words, found) ? undefined : found
  return (
    meaning ??
    toTheCondition(toThePoint(answerFromSlide(index, question, { words, screen, least: 'sure' }))) ??
    toTheCondition(answerElsewhere(question, asking)) ??
    toTheCondition(defineInOtherSubject(question, asking)) ??
    toTheCondition(findNearestSection(index, question, words, screen)) ??
    toTheCondition(toThePoint(findNearestSentence(index, question, words))) ??
    toTheCondition(toThePoint(answerFromSlide(index, question, { words, screen, least: 'maybe' }))) ??
    (STUCK.test(question.folded)
      ? explainAgain(index, screen.section, { hidden: screen.ids, isRepeated: false })
      : undefined) ??
    unknown()
  )
}

/**
 * Answers a pupil's question: from the slide and its lesson, else from another lesson of the subject, which is then named. What
 * can be computed is computed, an answer that is asked for is refused with its first step, and what nothing speaks of is unknown.
 */
export const askAriane = (text: string, asking: Asking): Reply => {
  const completed = completeQuestion(text, asking.history ?? [], asking.pack.lang)
  const question = readQuestion(completed)
  const added = completed === text ? [] : listSubject(readQuestion(text)).map(({ stem }) => stem)
  const answered = answerCheck(text, asking) ?? answerAsWritten(asking.pack, text) ?? reply(question, added, asking)
  if (!soundsDistressed(text)) return answered
  const isHelp = answered.kind === 'help' && question.intent === 'translation'
  const asksOfLesson =
    isHelp || answered.kind === 'calculation' || (answered.kind === 'answer' && question.intent !== 'other')
  return asksOfLesson
    ? { ...answered, explanations: [messages.listened, ...answered.explanations.slice(0, 2)] }
    : writeReply('help', [messages.listened])
}
