import type { Reason } from '../answers.ts'
import { sentences } from '../words.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { hasOtherNumbers } from './premise-numbers.ts'
import { listStems } from './question-words.ts'
import type { AskedWord, Question } from './read-question.ts'
import { findSimilar } from './similar-word.ts'
import { listSynonyms } from './synonyms.ts'

/** So much of the question has to be in a wording, and of the wording in the question. */
type Least = { ofQuestion: number; ofWording: number }
const WHY: Least = { ofQuestion: 0.7, ofWording: 0.5 }
/** A question that says no « pourquoi » has to be the very one that the author thought of. */
const OTHERWISE: Least = { ofQuestion: 0.85, ofWording: 0.7 }
/** What only asks in most lessons is hardly missed. */
const ASKS = 0.1

/** Whether a wording has a word of a question, as it is spelled or by another name. */
const saysWord = (wording: ReadonlySet<string>, { stem, written }: AskedWord) =>
  wording.has(stem)
    ? stem
    : (findSimilar(stem, wording, written) ?? listSynonyms(stem).find(other => wording.has(other)))

/** How well a wording is what a question asks; 0 where it is something else. */
const compare = (index: LessonIndex, words: readonly AskedWord[], text: string, least: Least): number => {
  const wording = new Set(listStems(text))
  const said = new Set<string>()
  let [whole, met] = [0, 0]
  for (const word of words) {
    const found = saysWord(wording, word)
    const weight = weighWord(index, found ?? word.stem)
    whole += found === undefined && word.asks ? weight * ASKS : weight
    if (found === undefined) continue
    met += weight
    said.add(found)
  }
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weighWord(index, stem), 0)
  const [ofQuestion, ofWording] = [whole === 0 ? 0 : met / whole, weigh(said) / Math.max(weigh(wording), 0.001)]
  return ofQuestion < least.ofQuestion || ofWording < least.ofWording ? 0 : ofQuestion * ofWording
}

export const sayReason = ({ statement, because }: Reason): string => sentences(statement, because)

/** The reason of a pack that is asked for: by its statement, or as its author says that pupils ask. */
export const findReason = (
  index: LessonIndex,
  { words, intent, folded, plain }: Pick<Question, 'words' | 'intent' | 'folded' | 'plain'>,
): Reason | undefined => {
  const isWhy = intent === 'why' || /\bpourquoi\b/.test(folded)
  return index.pack.reasons
    .map(reason => {
      const wordings = (isWhy ? [reason.statement, ...reason.asked] : reason.asked).filter(
        text => !hasOtherNumbers(plain, text),
      )
      const near = wordings.map(text => compare(index, words, text, isWhy ? WHY : OTHERWISE))
      return { reason, near: Math.max(0, ...near) }
    })
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)[0]?.reason
}
