import { correct, type ExpectedOf, type Grade, toReview } from '../grade.ts'
import { messages } from '../messages.ts'
import { isSameWord } from './match.ts'
import { splitWords } from './tokens.ts'

const SOME = 0.4
/** More words than these beside the definition may say something else. */
const MOST_OTHERS = 4

/**
 * A definition in the pupil's words: right when it holds all that the lesson's says and little else. One other word may
 * change everything (« trois côtés » for « deux côtés »), so anything less is left to the reader.
 */
export const gradeDefinition = ({ term, definition }: ExpectedOf<'definition'>, answer: string): Grade => {
  const own = splitWords(term)
  const isOther = (word: { text: string; stem: string }) => !own.some(one => one.stem === word.stem)
  const [wanted, written] = [splitWords(definition).filter(isOther), splitWords(answer).filter(isOther)]
  const found = wanted.filter(word => written.some(other => other.denied === word.denied && isSameWord(other, word)))
  const denies = written.some(word => word.denied) !== wanted.some(word => word.denied)
  const whole = found.length === wanted.length && wanted.length > 2 && !denies
  if (whole && written.length <= wanted.length + MOST_OTHERS) return correct(messages.right)
  return toReview(found.length >= SOME * wanted.length ? messages.definitionBegun : messages.compare)
}
