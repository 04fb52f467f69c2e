import { fold } from '../../words.ts'
import { type Answer, findEvidence } from './evidence.ts'
import { isOnlyVerb } from './lexicon.ts'
import { isSameWord } from './match.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'
import { excludes } from './word-relations.ts'

/** « La Terre est plus grosse que Mars »: what is compared, how, by what, and with what. */
type Comparison = {
  compared: readonly Word[]
  degree: 'more' | 'less'
  quality: readonly Word[]
  standard: readonly Word[]
}

const COMPARISON =
  /\b(plus|moins|davantage)\b(?! (?:que|qu')? ?jamais)((?: [^\s.;:!?,]+){0,4}?),? qu(?:e |')((?:[^\s.;:!?,]+ ?){1,6})/g

/** « Plus loin on voit que … » compares nothing. */
const holdsVerb = (middle: string) => middle.split(' ').some(word => isOnlyVerb(word))

/** What stands before a comparison, back to a pause or the comparison before. */
const readBefore = (plain: string, start: number, end: number) => plain.slice(start, end).replace(/^.*[.;:!?,]/s, '')

const readComparisons = (text: string): Comparison[] => {
  const plain = fold(text)
  let end = 0
  return [...plain.matchAll(COMPARISON)].flatMap(({ 0: whole, 1: degree, 2: middle = '', 3: behind = '', index }) => {
    const compared = readBefore(plain, end, index)
    end = index + whole.length
    return holdsVerb(middle)
      ? []
      : {
          compared: splitWords(compared),
          degree: degree === 'moins' ? 'less' : 'more',
          quality: splitWords(middle),
          standard: splitWords(behind),
        }
  })
}

const share = (one: readonly Word[], other: readonly Word[], not: readonly Word[]) =>
  one.some(word => other.some(same => isSameWord(word, same)) && !not.some(same => isSameWord(word, same)))

/** Whether two comparisons of the same things come to opposite results. */
const disagree = (given: Comparison, model: Comparison): boolean => {
  const straight =
    share(given.compared, model.compared, model.standard) && share(given.standard, model.standard, model.compared)
  const turned =
    share(given.compared, model.standard, model.compared) && share(given.standard, model.compared, model.standard)
  if (straight === turned) return false
  const opposed = given.quality.some(word => model.quality.some(other => excludes(word.text, other.text)))
  if (!opposed && !share(given.quality, model.quality, [])) return false
  const isOpposite = (given.degree !== model.degree) !== opposed
  return straight ? isOpposite : !isOpposite
}

/** The things of the model answer compared the other way round. */
export const comparesOtherwise = ({ text }: Answer, { model }: Rubric): boolean => {
  const own = readComparisons(model)
  return own.length > 0 && readComparisons(text).some(given => own.some(one => disagree(given, one)))
}

const STANDARD =
  /(\b(?:plus|moins|davantage)\b(?: [^\s.;:!?,]+){0,4}?),? qu(?:e |')(?:dans |sur |a |en |chez |pour |avec )?(?:[^\s.;:!?,]+ ?){1,4}/g
const withoutStandards = (text: string) =>
  fold(text).replace(STANDARD, (all, before: string) => (holdsVerb(before) ? all : `${before} `))
const COMPARES = /\b(?:plus|moins|que)\b/

/** « Plus de maisons que dans la ville » of the town that was asked for: what is only compared with is not what was meant. */
export const namesOnlyStandard = (answer: Answer, rubric: Rubric): boolean => {
  const left = withoutStandards(answer.text)
  if (left === fold(answer.text)) return false
  const find = (text: string) =>
    findEvidence(rubric, { ...answer, text, words: splitWords(text), plain: splitWords(text) })
  const [before, behind, model] = [find(answer.text), find(left), find(withoutStandards(rubric.model))]
  return before.some(
    ({ phrase }, idea) =>
      phrase !== undefined &&
      !COMPARES.test(phrase) &&
      behind[idea]?.phrase === undefined &&
      model[idea]?.phrase !== undefined,
  )
}
