import { library } from '../library.ts'
import type { Pack } from '../pack.ts'
import type { Expected, Setting } from './grade.ts'
import { isNumberWord } from './number/spelled.ts'
import { givesUp, isNonAnswer } from './text/non-answers.ts'
import { normalise } from './text/normalise.ts'
import { splitWords } from './text/tokens.ts'
import { WordIndex } from './text/word-index.ts'
import { tokenize } from './words/tokens.ts'

type Asked = Exclude<Expected, { kind: 'free' | 'dictation' | 'text' }>

const index = (texts: readonly string[]) => new WordIndex(texts.flatMap(text => splitWords(text)))

let taught: { packs: readonly Pack[]; words: WordIndex } | undefined
/** The words of mathematics, by which a result may be told without a digit. */
const mathsWords = (): WordIndex => {
  const { packs } = library()
  if (taught?.packs !== packs) {
    const maths = packs.filter(({ subject }) => subject === 'Mathématiques')
    taught = {
      packs,
      words: index(maths.flatMap(({ keywords, terms }) => [...keywords, ...terms.map(({ term }) => term)])),
    }
  }
  return taught.words
}

/** What the chapters that define a term say beside. */
const chapterOf = (wanted: string): string[] =>
  library()
    .packs.filter(({ terms }) => terms.some(({ term }) => term === wanted))
    .flatMap(({ keywords, terms, summary }) => [
      ...keywords,
      ...terms.flatMap(({ term, definition }) => [term, definition]),
      ...summary.sections.map(({ body }) => body),
    ])

const ZERO = /\b(?:rien|aucune?|nul|nulle)\b/i
/** Signs, and letters that are no words: « a », « y » and what is elided are. */
const MATHS = /[\d=<>√π∞∅²³]|(?<!\p{L})[bf-hkn-rt-xz](?![\p{L}'’])/iu
/** More words than these may say something in words of one's own. */
const FEW = 4

/** No digit, sign or word of a result: half of what is said, or more, belongs to something else. */
const isNoResult = (text: string, question: string): boolean => {
  const words = splitWords(text)
  if (MATHS.test(text) || words.length === 0 || words.some(word => isNumberWord(word.text))) return false
  const asked = index([question])
  return words.filter(word => asked.has(word) || mathsWords().has(word)).length * 2 <= words.length
}

const isOtherDefinition = (text: string, { term, definition }: Extract<Asked, { kind: 'definition' }>): boolean => {
  const chapter = chapterOf(term)
  const known = index([term, definition, ...chapter])
  const words = splitWords(text)
  return !words.some(word => known.has(word)) && (chapter.length > 0 || words.length <= FEW)
}

const wordsOf = (text: string) => tokenize(text.toLowerCase()).filter(word => /\p{L}{2}/u.test(word))
const isOtherText = (text: string, accepted: readonly string[], question: string): boolean => {
  const known = index([...accepted, question])
  const written = new Set(accepted.flatMap(wordsOf))
  return !wordsOf(text).some(word => written.has(word)) && !splitWords(text).some(word => known.has(word))
}

const looksEmpty = (text: string) => givesUp(text, false) || isNonAnswer(text, () => false)

function expectedTexts(expected: Asked): readonly string[] {
  switch (expected.kind) {
    case 'definition':
      return [expected.definition]
    case 'exact':
    case 'translation':
      return expected.accepted
    default:
      return []
  }
}

/**
 * Whether an answer that no rule could read says nothing of what was asked: that nothing is known, keys struck at random,
 * words of something else. Whoever says it in words of his own has one of the question, of what is expected or of the chapter.
 */
export const saysNothing = (expected: Asked, written: string, { question = '' }: Setting): boolean => {
  const text = normalise(written)
  // « Dans le passé », « je ne sais pas » may be what is expected.
  if (expectedTexts(expected).some(wanted => looksEmpty(normalise(wanted)))) return false
  const isMaths = expected.kind === 'number' || expected.kind === 'algebra' || expected.kind === 'equation'
  if (givesUp(text, false)) return true
  if (isNonAnswer(text, () => false)) return !(isMaths && (MATHS.test(text) || ZERO.test(text)))
  switch (expected.kind) {
    case 'number':
    case 'algebra':
    case 'equation':
      return isNoResult(text, question)
    case 'definition':
      return isOtherDefinition(text, expected)
    case 'exact':
      return isOtherText(text, expected.accepted, question)
    case 'translation':
      return isOtherText(text, expected.accepted, '')
    case 'conjugation':
      return false
  }
}
