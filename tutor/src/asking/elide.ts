import { isNoun, isWord } from '../grade/text/lexicon.ts'
import { fold } from '../words.ts'

const GLUED = /(?<![\p{L}\p{N}'’-])(l|d|qu)([aeiouyhéèêàâîïôœ]\p{L}{2,})(?![\p{L}'’])/giu
const SPACED = /(?<![\p{L}\p{N}'’.,+×*/=^-]|\d )([ldjnst]|qu) (?=[aeiouhéèêàâîïô]\p{L})/giu

/** Names that are no words. */
const NAMES = new Set(['louis'])

/** « lidée » and « d angle » with their apostrophes: what is no word is one without its first letter. */
export const restoreElisions = (text: string): string =>
  text
    .replace(SPACED, "$1'")
    .replace(GLUED, (glued: string, head: string, word: string) =>
      !isWord(fold(glued)) && isNoun(fold(word)) && !NAMES.has(fold(glued)) ? `${head}'${word}` : glued,
    )
