import { plainTex } from './plain-tex.ts'
import { cut } from './rich.ts'

export { FORMULA } from './rich.ts'

/** Whether each bold word, italic, piece of code and formula of a text ends in it: it may be cut here. */
export const isWhole = (marked: string): boolean =>
  ['$', '*', '**', '`'].every(mark => marked.split(mark).length % 2 === 1)

/**
 * A text of a lesson, an exercise or a homework where nothing can be drawn (a name that is read aloud, a title, a table
 * for a teacher, a file): its words without the signs of bold and italics, its formulas in signs of a line of text.
 */
export const plainText = (marked: string): string =>
  cut(marked)
    .map(({ kind, text }) => {
      if (kind === 'maths' || kind === 'display') return plainTex(text)
      return kind === 'bold' || kind === 'italic' ? plainText(text) : text
    })
    .join('')
    // « l’angle $\widehat{ABC}$ » has the word already.
    .replace(/(?<=angles? )angle /g, '')
