import { type Asked, OTHER_LESSON } from './asked.ts'
import { findChosen, readChoice } from './choice-between.ts'
import { completeFact, OF_FACTS } from './complete-fact.ts'
import { defineTerm } from './define.ts'
import { tellConfusion, tellDifference } from './difference.ts'
import { isBarePair } from './difference-sides.ts'
import { explainExpression } from './expression.ts'
import { findConfusion } from './find-confusion.ts'
import { findFact } from './find-fact.ts'
import { findReason, sayReason } from './find-reason.ts'
import { identify } from './identify.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { answerNamedPart } from './named-part.ts'
import { checkPremise, isYesOrNo } from './premise.ts'
import { answerExpression, answerLittleWords } from './quoted.ts'
import { rankPassages } from './rank.ts'
import { translateWords } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { searchLesson } from './search-lesson.ts'
import { findTerms } from './terms.ts'
import { translateAsked } from './translate.ts'
import { introduce, isSection, isWholeLesson } from './whole-lesson.ts'

/** What a « why » asks of a passage that gives no reason. */
const WITHOUT_REASON = 0.75
const ASKS_DETAIL = /formule|unite|date|combien|exemple|schema|regle/

/** What a lesson says to a question; undefined when it does not speak of enough of it. */
export const answerFromLesson = (index: LessonIndex, asked: Asked): Reply | undefined => {
  const { question } = asked
  const words = translateWords(question, index)
  const translated = translateAsked(index.pack, question.folded)
  if (translated) return translated
  const isPair = question.intent === 'difference' || isBarePair(question.folded)
  const choice = index.pack.lang === 'fr' ? readChoice(index, question.folded) : undefined
  if (choice) {
    const chosen = findChosen(index, choice)
    // What the two sides are does not say on which of them a thing is.
    return chosen && writeReply('answer', [chosen.text], { reference: refer(index.pack, { section: chosen.section }) })
  }
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
  // « déterminant et pronom » states nothing.
  const premise = isPair ? undefined : checkPremise(index, question, words)
  if (premise) return premise
  const person = identify(index, question.folded, words)
  if (person) return person
  const fact = OF_FACTS.has(question.intent) ? findFact(index, question, words, asked.floor) : undefined
  const spoken = words.filter(word => index.found.has(word)).reduce((sum, word) => sum + weighWord(index, word), 0)
  const whole = words.reduce((sum, word) => sum + weighWord(index, word), 0)
  if (spoken / whole < asked.floor)
    return fact && completeFact(index, question, words, { fact, found: undefined, isOther: false })
  const difference = isPair ? tellDifference(index, question, words) : undefined
  if (difference) return difference
  const isMeaning = question.intent === 'definition' || question.intent === 'other'
  const isHere = asked.floor < OTHER_LESSON || findTerms(index.pack, words)[0]?.whole === true
  const definition = isMeaning && isHere ? defineTerm(index, question, words) : undefined
  if (definition) return definition
  const isAbout = isMeaning || question.intent === 'use'
  if (isAbout && !ASKS_DETAIL.test(question.folded) && isWholeLesson(index, words) && !isSection(index, words))
    return introduce(index)
  // « Comment dire non au présent ? » asks for no word of the vocabulary.
  const intent = question.intent === 'translation' ? 'how' : question.intent
  const isWord = question.intent === 'translation' && words.length < 2
  const found = isWord
    ? undefined
    : completeFact(index, question, words, {
        fact,
        found: searchLesson(index, asked, words, intent),
        isOther: asked.floor >= OTHER_LESSON,
      })
  if (found || question.intent !== 'why') return found
  // Without a reason only a section about nearly all of it is of use: it explains more than a sentence.
  const without = rankPassages(index, { intent: 'other', words, onScreen: asked.screen.ids })[0]
  if (without?.entry.passage.field !== 'section' || without.coverage < WITHOUT_REASON) return undefined
  return writeReply('answer', [without.entry.passage.text], {
    reference: refer(index.pack, { section: without.entry.passage.title }),
  })
}
