import { correct, type ExpectedOf, type Grade, type GradedPart, incorrect } from './grade.ts'
import { messages } from './messages.ts'
import { align, type Pair } from './words/align.ts'
import { distance } from './words/distance.ts'
import { bare, isSign, tokenize } from './words/tokens.ts'

type ErrorKind = keyof typeof messages.errorKinds

const HOMOPHONES = [
  'a à as ah',
  'et est es ai ait aie haie',
  'ou où',
  'on ont',
  'son sont',
  'ce se',
  'ces ses sais sait',
  'la là las',
  'leur leurs leurre',
  'mes mais met mets',
  "ma m'a",
  'peu peut peux',
  'sa ça',
  "si s'y",
  "ni n'y",
  "dans d'en",
  "sans s'en sang cent",
  "quand quant qu'en",
  "quel qu'elle quelle",
  'plus plu',
  'plutôt tôt',
  'notre nôtre',
  'votre vôtre',
  'tout tous',
  'près prêt',
  'vert vers verre ver',
  'mer mère maire',
  'pain pin',
  'temps tant',
  'voix voie voit vois',
  'été était étaient étais',
  'fin faim',
  'au aux eau eaux',
  'cour cours court',
  'mal mâle',
  'foi fois foie',
  'moi mois',
  'sous sou',
].map(list => list.split(' '))

const lower = (word: string) => word.toLocaleLowerCase('fr')

/** Same word, other ending: plural, feminine, -er for -é, a person of the verb. */
const ENDINGS = /(?:aient|erent|ent|ait|ais|ees|ee|er|ez|es|e|s|x|t|nt)$/
const root = (word: string) => bare(word).replace(ENDINGS, '')

const classifyError = (expected: string, written: string): ErrorKind => {
  if (isSign(expected) || isSign(written)) return 'ponctuation'
  const [right, given] = [lower(expected), lower(written)]
  if (right === given) return 'majuscule'
  if (HOMOPHONES.some(group => group.includes(right) && group.includes(given))) return 'homophone'
  if (bare(right) === bare(given)) return 'accent'
  return root(right).length > 1 && root(right) === root(given) ? 'accord' : 'orthographe'
}

const findError = ({ expected, written }: Pair): ErrorKind | undefined => {
  if (expected === undefined) return isSign(written ?? '') ? 'ponctuation' : 'en trop'
  if (written === undefined) return isSign(expected) ? 'ponctuation' : 'manquant'
  return expected === written ? undefined : classifyError(expected, written)
}

/** Longer ones are no words: comparing them would only take time. */
const LONGEST_WORD = 40

const cost = (expected: string, written: string) => {
  if (expected === written) return 0
  if (isSign(expected) !== isSign(written) || written.length > LONGEST_WORD) return 2
  if (isSign(expected)) return 0.9
  const [right, given] = [bare(lower(expected)), bare(lower(written))]
  if (right === given) return 0.2
  if (HOMOPHONES.some(group => group.includes(lower(expected)) && group.includes(lower(written)))) return 0.5
  return Math.min(2, 0.4 + (1.8 * distance(right, given)) / Math.max(right.length, given.length))
}

/** A sign counts for half of a word. */
const weight = (kind: ErrorKind) => (kind === 'ponctuation' || kind === 'majuscule' ? 0.5 : 1)
const WRONG_FROM = 0.3
const PER_SHARE = 2

/** A dictated text word by word; each error has its kind. `parts` follow the expected text. */
export const gradeDictation = (expected: ExpectedOf<'dictation'>, answer: string): Grade => {
  const wanted = tokenize(expected.text)
  const pairs = align(wanted, tokenize(answer).slice(0, wanted.length * 3 + 20), cost)
  const kinds = pairs.map(findError)
  const parts = pairs.map(({ expected: right, written }, i): GradedPart => {
    const kind = kinds[i]
    return { label: right ?? written ?? '', correct: kind === undefined, ...(kind && { note: kind }) }
  })
  const errors = kinds.filter(kind => kind !== undefined)
  if (errors.length === 0) return { ...correct(messages.dictationPerfect), parts }
  const share = errors.reduce((sum, kind) => sum + weight(kind), 0) / wanted.filter(token => !isSign(token)).length
  const names = Object.entries(messages.errorKinds).flatMap(([kind, say]) => {
    const count = errors.filter(error => error === kind).length
    return count > 0 ? [say(count)] : []
  })
  const feedback = messages.dictation(errors.length, names)
  if (share > WRONG_FROM) return { ...incorrect(feedback), score: Math.max(0, 1 - PER_SHARE * share), parts }
  return { verdict: 'partial', score: Math.max(0, 1 - PER_SHARE * share), feedback, parts }
}
