import { conjugate } from './conjugation/index.ts'
import { conjugateInSentence } from './conjugation/sentence.ts'
import { conjugateAll, conjugateSeveral } from './conjugation/whole-table.ts'
import { askedQuestion } from './english/asked-question.ts'
import { chooseForm } from './english/choose-form.ts'
import { compareAdjectives } from './english/compare.ts'
import { conditional } from './english/conditionals.ts'
import { fillVerbs } from './english/fill-verbs.ts'
import { englishPassive } from './english/passive.ts'
import { englishPlurals, possessive } from './english/plurals.ts'
import { principalParts } from './english/principal-parts.ts'
import { fillQuestion } from './english/question-gap.ts'
import { shortAnswer } from './english/short-answer.ts'
import { englishNumber, smallWords } from './english/small-words.ts'
import { transformEnglish } from './english/transform.ts'
import { wordOrder } from './english/word-order.ts'
import { foreignNumber } from './foreign-numbers.ts'
import { agree } from './french/agree.ts'
import { changeTense } from './french/change-tense.ts'
import { fillHomophones } from './french/fill-homophones.ts'
import { findInfinitive, identifyTense } from './french/identify-form.ts'
import { identifyVoice } from './french/identify-voice.ts'
import { negate } from './french/negate.ts'
import { pluralise } from './french/pluralise.ts'
import { changeVoice } from './french/voice.ts'
import { wordClass } from './french/word-class.ts'
import { wordList } from './french/word-lists.ts'
import { germanArticles, germanComparison } from './german/articles.ts'
import { changeGermanTense } from './german/change-tense.ts'
import { fillGermanVerbs } from './german/fill-verbs.ts'
import { germanTable } from './german/whole-table.ts'
import { dateEvent } from './lessons/date.ts'
import { define } from './lessons/define.ts'
import { knownQuestion } from './lessons/known-question.ts'
import { nameTerm } from './lessons/named-term.ts'
import type { Solver } from './solution.ts'
import { spanishArticles } from './spanish/articles.ts'
import { fillSpanishVerbs } from './spanish/fill-verbs.ts'
import { gustar, serOrEstar, spanishComparison } from './spanish/ser-estar.ts'
import { spanishTable } from './spanish/whole-table.ts'

/** Solvers of languages and of what lessons say; the first that is sure of a question answers it. */
export const languageSolvers: readonly Solver[] = [
  conjugate,
  conjugateInSentence,
  conjugateSeveral,
  conjugateAll,
  identifyTense,
  findInfinitive,
  wordList,
  wordClass,
  fillHomophones,
  agree,
  pluralise,
  negate,
  changeVoice,
  identifyVoice,
  changeTense,
  principalParts,
  shortAnswer,
  fillQuestion,
  conditional,
  fillVerbs,
  englishPlurals,
  possessive,
  smallWords,
  englishNumber,
  wordOrder,
  compareAdjectives,
  chooseForm,
  englishPassive,
  askedQuestion,
  transformEnglish,
  serOrEstar,
  spanishComparison,
  gustar,
  spanishArticles,
  spanishTable,
  fillSpanishVerbs,
  foreignNumber,
  changeGermanTense,
  germanTable,
  germanArticles,
  germanComparison,
  fillGermanVerbs,
  define,
  dateEvent,
  nameTerm,
  knownQuestion,
]
