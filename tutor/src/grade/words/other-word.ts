import { fold } from '../../words.ts'
import { isWord, lemmas } from '../text/lexicon.ts'
import { sound } from '../text/sound.ts'
import { isMinimalPair } from '../text/word-relations.ts'
import { distance } from './distance.ts'

const LEAST = 4
const NEAR = 3
const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []

/** Two real words of different lemmas that sound differently, or that a beginning parts: latitude and altitude, import and export. */
const areOthers = (written: string, wanted: string) => {
  if (isMinimalPair(written, wanted)) return true
  const known = lemmas(wanted)
  return (
    distance(written, wanted) <= NEAR &&
    sound(written) !== sound(wanted) &&
    !lemmas(written).some(lemma => known.includes(lemma))
  )
}

/** Whether a French answer has, for each accepted text, a real word in place of one of its own: no slip of the pen. */
export const hasOtherWord = (answer: string, accepted: readonly string[]): boolean => {
  const written = wordsIn(answer).filter(word => word.length >= LEAST && isWord(word))
  if (written.length === 0) return false
  return accepted.every(text => {
    const wanted = wordsIn(text)
    const missing = wanted.filter(word => word.length >= LEAST && isWord(word) && !written.includes(word))
    return written.some(word => !wanted.includes(word) && missing.some(other => areOthers(word, other)))
  })
}
