import { type FactSentence, listFactSentences } from './fact-sentences.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { listSubject, readQuestion, translateWords } from './read-question.ts'

const CHOICE =
  /^(?:et |mais |donc )?(?:est-ce que )?(.{3,50}?),? (?:c'est|il est|elle est|est-ce|est|sont|ils sont|elles sont) (?:plutot |considere comme )?(?:une? |des? |du |de la |l[ea] |les )?([\p{L}-]{3,25}) ou (?:bien |plutot )?(?:une? |des? |du |de la |l[ea] |les )?([\p{L}-]{3,25})[\s?!.]*$/u

type Choice = {
  /** Stems of what is to be put on one of the two sides. */
  subject: readonly string[]
  sides: readonly (readonly string[])[]
}

const POINTS = /^(?:ca|cela|il|elle|ils|elles|on|ce|c'est|quoi|qui|pas|oui|non)$/

/** « Le citron, c’est acide ou basique ? » : a thing, and the two sides that it may be on; undefined where nothing is named. */
export const readChoice = (index: LessonIndex, folded: string): Choice | undefined => {
  const [, thing = '', one = '', other = ''] = folded.match(CHOICE) ?? []
  if (thing === '' || /\d/.test(thing) || /^(?:pas|non|faux)$/.test(other)) return undefined
  const read = (text: string) => translateWords(readQuestion(text), index)
  const subject = listSubject(readQuestion(thing)).filter(({ written }) => !POINTS.test(written))
  if (subject.length === 0) return undefined
  const stems = translateWords({ words: subject, intent: 'other' }, index)
  const sides = [read(one), read(other)]
  return sides.some(side => side.length === 0 || side.some(word => stems.includes(word)))
    ? undefined
    : { subject: stems, sides }
}

/** « Zéro n’est ni positif ni négatif » names both sides and decides all the same. */
const BOTH = /(?<!\p{L})ni(?!\p{L})|à la fois|les deux|alors que|tandis que|(?<!\p{L})pas(?!\p{L})/u

/** The sentence that puts the thing on one of the sides; undefined where the lesson does not say. */
export const findChosen = (index: LessonIndex, { subject, sides }: Choice): FactSentence | undefined => {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weighWord(index, word), 0)
  const found = listFactSentences(index.pack).flatMap(sentence => {
    const has = (word: string) => sentence.stems.has(word) || sentence.around.has(word)
    const met = subject.filter(has)
    const chosen = sides.filter(side => side.every(has)).length
    const isDecided = chosen === 1 || BOTH.test(sentence.said)
    return met.length === subject.length && chosen > 0 && isDecided
      ? [{ sentence, score: weigh(met) - chosen * 0.1 }]
      : []
  })
  return found.toSorted((a, b) => b.score - a.score)[0]?.sentence
}
