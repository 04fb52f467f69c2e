import { fold } from '../../words.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'

/** One of two things that are told apart: how it is named, and what is said, or denied, of it alone. */
export type Side = {
  names: WordIndex
  /** Names that are also told of the other one: they name only where a piece begins with them. */
  subjects: WordIndex
  /** Names in the words of a longer name of the other one: « like » beside « look like ». */
  shared: WordIndex
  wholeNames: readonly WordIndex[]
  silentNames: readonly string[]
  said: WordIndex
  denied: WordIndex
}
/** `guessed`: nobody wrote that the two are told apart. */
export type Contrast = { sides: readonly [Side, Side]; guessed: boolean }

/** What is known of a side: `texts` are told of it, `others` are phrases that may name it too. */
export type Material = { names: readonly string[]; texts: readonly string[] }

export const wordsIn = (texts: readonly string[]) =>
  texts.flatMap(text => splitWords(text)).filter(({ text }) => !isNegation(text))
const without = (list: readonly Word[], ...others: WordIndex[]) =>
  list.filter(word => !others.some(other => other.has(word)))

const readSide = (mine: Material, theirs: Material): Side => {
  const [own, told, theirNames, theirTold] = [mine.names, mine.texts, theirs.names, theirs.texts].map(wordsIn) as [
    Word[],
    Word[],
    Word[],
    Word[],
  ]
  const index = (words: readonly Word[], denied?: boolean) =>
    new WordIndex(denied === undefined ? words : words.filter(word => word.denied === denied))
  const [ownNames, otherNames, otherTold] = [index(own), index(theirNames), index(theirTold)]
  const unique = without(own, otherNames)
  const [affirmed, denied] = [told.filter(word => !word.denied), told.filter(word => word.denied)]
  const wholeNames = mine.names.map(name => new WordIndex(wordsIn([name]))).filter(({ size }) => size > 0)
  return {
    names: index(without(unique, otherTold)),
    subjects: index(unique.filter(word => otherTold.has(word))),
    shared: index(
      wholeNames.filter(name => [...name.words].every(word => otherNames.has(word))).flatMap(n => [...n.words]),
    ),
    wholeNames: wholeNames.filter(({ size }) => size > 1),
    silentNames: mine.names
      .map(name => fold(name).replace(/[«»"\s]/g, ''))
      .filter(name => name !== '' && wordsIn([name]).length === 0),
    said: index(without(affirmed, index(told, true), index(theirTold, false), otherNames, ownNames)),
    denied: index(without(denied, index(told, false), index(theirTold, true), otherNames, ownNames)),
  }
}

/** Undefined where one of the two has no name or nothing of its own: nothing can be crossed. */
export const tellApart = (one: Material, other: Material, guessed = false): Contrast | undefined => {
  const sides = [readSide(one, other), readSide(other, one)] as const
  const isNamed = ({ names, silentNames, subjects }: Side) =>
    names.size > 0 || silentNames.length > 0 || subjects.size > 0
  return sides.some(isNamed) && sides.every(({ said, denied }) => said.size + denied.size > 0)
    ? { sides, guessed }
    : undefined
}
