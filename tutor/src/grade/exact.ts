import { articlesAgree, findArticle, readWords, withoutArticle } from '@ariane/activities/api'
import { correct, type ExpectedOf, type Grade, incorrect, partial, type Setting, toReview } from './grade.ts'
import { messages } from './messages.ts'
import { isSameWord } from './text/match.ts'
import { splitWords } from './text/tokens.ts'
import { compareAccepted, otherwise } from './words/accepted.ts'
import { hasOtherWord } from './words/other-word.ts'
import { tokenize } from './words/tokens.ts'

const ARTICLE = /^(?:de la |(?:le|la|les|un|une|des|du) |l'|d')/i
const OPENING =
  /^(?:la réponse est|la réponse c'est|c'est|ce sont|il s'agit d(?:e |'|u )|on (?:l'|les )?appelle (?:cela |ça )?|cela s'appelle|ça s'appelle|réponse|en (?=-?\d{3,4}$)|(?:en )?l'an(?:née)? (?=-?\d{3,4}$))\s*:?\s*/i

const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[«»"*$]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const core = (text: string) => plain(text).replace(OPENING, '').replace(ARTICLE, '')

const letters = (text: string) =>
  tokenize(text.toLowerCase())
    .join(' ')
    .replace(/ [.!]$/, '')
const isUnchanged = (answer: string, given: string | undefined) =>
  given !== undefined && letters(answer) === letters(given)

const DENIAL = /\b(?:pas|jamais|ni|non|sauf|contraire|ou)\b/i

/** The accepted words in a sentence made of the words of the question: 'L'armistice est signé le 11 novembre 1918.' */
const answersInFull = (answer: string, accepted: readonly string[], question: string) => {
  const asked = splitWords(question)
  const written = splitWords(answer)
  return accepted.some(text => {
    const wanted = splitWords(text).map(word => word.text)
    const at = written.findIndex((_, i) => wanted.every((word, n) => written[i + n]?.text === word))
    if (wanted.length === 0 || at < 0 || DENIAL.test(answer)) return false
    const others = written.toSpliced(at, wanted.length)
    return others.every(word => asked.some(other => isSameWord(word, other)))
  })
}

/**
 * One of some accepted texts, whole; articles and « c'est » in front do not count in French, and a real French word is no
 * slip of another one.
 */
export const gradeExact = (expected: ExpectedOf<'exact'>, answer: string, setting: Setting): Grade => {
  const found = gradeWhole(expected, answer, setting)
  const isRight = found.verdict === 'correct' || found.verdict === 'partial'
  const isFrench = (setting.lang ?? 'fr') === 'fr' && setting.spelling !== true && setting.given === undefined
  return isRight && isFrench && hasOtherWord(answer, expected.accepted) ? incorrect(messages.wrong) : found
}

const gradeWhole = ({ accepted }: ExpectedOf<'exact'>, answer: string, setting: Setting): Grade => {
  const { lang = 'fr', spelling = false, given, question } = setting
  if (isUnchanged(answer, given)) return incorrect(messages.unchanged)
  const readings = lang === 'fr' ? [plain, core] : [plain]
  for (const read of readings) {
    const { correct: isRight, slip, expected } = readWords(read(answer), accepted.map(read), { lang, spelling })
    // In German the capital is part of a noun; adjectives and verbs are taken as the pack writes them.
    const asWritten =
      isRight && lang === 'de' && slip === 'none' && compareAccepted(read(answer), accepted.map(read), lang)
    if (asWritten && asWritten.verdict === 'partial') return asWritten
    if (isRight && slip === 'writing') return partial(messages.written(expected), 0.75)
    const noun = isRight && lang === 'de' && withCapital(answer, accepted)
    if (noun) return partial(messages.written(noun), 0.75)
    // Where a sentence is to be corrected, an accent may be the error.
    if (isRight && given !== undefined && slip !== 'none') return partial(messages.accents(expected))
    if (isRight) return correct(slip === 'accent' ? `${messages.right} ${messages.accents(expected)}` : messages.right)
  }
  for (const read of readings) {
    const grade = compareAccepted(read(answer), accepted.map(read), lang)
    if (grade && (grade.verdict !== 'correct' || !spelling)) return grade
  }
  const named = lang === 'fr' || spelling || given !== undefined ? undefined : byName(answer, accepted, setting)
  if (named) return named
  if (lang === 'fr' && !spelling && question && answersInFull(answer, accepted, question))
    return correct(messages.right)
  if (lang === 'fr' && holds(answer, accepted)) return toReview(messages.compare)
  return otherwise(answer, accepted, lang)
}

const lastWord = (text: string) => plain(text).split(' ').at(-1) ?? ''

/** The accepted German noun that an answer writes without its capital: 'hund' for Hund. */
const withCapital = (answer: string, accepted: readonly string[]) => {
  const word = lastWord(answer).replace(/[.!]$/, '')
  const same = accepted.filter(text => lastWord(text).toLowerCase() === word)
  return same.every(text => /^\p{Lu}/u.test(lastWord(text))) ? same[0] : undefined
}

/** The article, or a sentence with a gap, is what is asked. */
const ASKS_ARTICLE = /_|…|\.{3}|article|déterminant|genre|complète|recopie/i
/** A form of the word is what is asked: an article may belong to it, or to another form. */
const ASKS_FORM = /prétérit|participe|conjugu|verbe|comparatif|superlatif|adjectif|pluriel/i

/** One foreign word with an article too much or missing: right, unless a gender or a form is said that nobody can check here. */
const byName = (answer: string, accepted: readonly string[], { lang = 'en', question = '' }: Setting) => {
  const lower = (text: string) => plain(text).toLowerCase()
  const word = lower(answer)
  const bare = withoutArticle(word, lang).replace(/[.!]$/, '')
  if (bare.includes(' ') || ASKS_ARTICLE.test(question)) return undefined
  const same = accepted.map(lower).filter(text => withoutArticle(text, lang) === bare)
  if (same.length === 0 || !same.every(text => articlesAgree(word, text, lang))) return undefined
  const article = findArticle(word, lang)
  const isOfVerb = article !== undefined && [word, ...same].some(text => findArticle(text, lang) === 'to')
  if (ASKS_FORM.test(question) || isOfVerb || (article !== undefined && lang !== 'en'))
    return toReview(messages.compare)
  const noun = lang === 'de' && withCapital(answer, accepted)
  return noun ? partial(messages.written(noun), 0.75) : correct(messages.right)
}

/** An accepted text with something beside it: « Napoléon Ier » may be said or may be wrong. */
const holds = (answer: string, accepted: readonly string[]) => {
  const written = ` ${letters(answer)} `
  return accepted.some(text => core(text).length > 3 && written.includes(` ${letters(core(text))} `))
}

/** A translation: one of the accepted ones or nearly; any other may be right too, so it is left to the reader. */
export const gradeTranslation = ({ accepted }: ExpectedOf<'translation'>, answer: string, setting: Setting): Grade => {
  if (isUnchanged(answer, setting.given)) return incorrect(messages.unchanged)
  const grade = compareAccepted(plain(answer), accepted.map(plain), setting.lang ?? 'en')
  return grade ?? otherwise(answer, [...accepted, 'a whole sentence of any length'], setting.lang ?? 'en')
}
