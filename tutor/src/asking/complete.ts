import type { Pack } from '../pack.ts'
import { findDefinitionPassage } from './definition-passage.ts'
import { listStems } from './question-words.ts'
import type { Hit } from './rank.ts'
import { listWanted } from './wanted.ts'

/** A meaning that is short comes with what the lesson says besides. */
export const addPassage = (pack: Pack, { entry: { passage } }: Hit) =>
  findDefinitionPassage(pack, listStems(passage.title), passage.text)

const ASKS_NUMBER =
  /\bage\b|\bquand\b|\bcombien\b|\bunite\b|\bformule\b|quelle (?:date|annee|temperature|vitesse|distance|taille|hauteur|duree)/
const MIN_COVERAGE_OF_NUMBER = 0.2

/** A passage that gives the number that is asked for, where those that were found have none. */
export const addNumber = (hits: readonly Hit[], texts: readonly string[], folded: string): string | undefined => {
  if (!ASKS_NUMBER.test(folded)) return undefined
  const gives = listWanted(folded)
  if (gives.length === 0 || texts.some(text => gives.some(pattern => pattern.test(text)))) return undefined
  return hits.find(
    ({ coverage, entry: { passage } }) =>
      passage.field !== 'question' &&
      coverage >= MIN_COVERAGE_OF_NUMBER &&
      gives.every(pattern => pattern.test(passage.text)),
  )?.entry.passage.text
}
