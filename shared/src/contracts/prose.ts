import * as z from 'zod'

/** Signs that nobody sees, but the joiners and selectors of an emoji, of which more than two in a row join nothing. */
const UNSEEN = /(?:(?!(?:\u200d|\ufe0e|\ufe0f))\p{DI})+|(?<=(?:\u200d|\ufe0e|\ufe0f){2})(?:\u200d|\ufe0e|\ufe0f)+/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
const BLANKS = /(?:[^\S\n]|[^\P{Cc}\n]|\u2800)+/gu
const [MOST_CELLS, DEEPEST, WIDEST] = [8, 16, 2]
/** Empty cells stay, how far a line is indented, and the wide gap that parts the items of a list. */
const bounded = (run: string, at: number, text: string) => {
  const tabs = run.split('\t').length - 1
  if (tabs > 0) return '\t'.repeat(Math.min(tabs, MOST_CELLS))
  return ' '.repeat(Math.min(run.length, text[at - 1] === '\n' ? DEEPEST : WIDEST))
}

/** A text as it is kept: no sign that nobody sees, no long run of blanks, no more than one empty line; its lines and cells stay. */
const boundBlanks = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, bounded)
    .replace(/(?<![ \t])[ \t]{1,16}(?=\n)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text as it is read: as it is kept, but no line is indented and no cell empty. */
export const collapseBlanks = (text: string): string =>
  boundBlanks(text)
    .replace(/\t{2,}/g, '\t')
    .replace(/^[ \t]+/gm, '')

/** Whether something is seen of a text. */
export const isSeen = (text: string): boolean => collapseBlanks(text) !== ''

/** What a person wrote at length, for the tutor to read: never blank, at most so many characters. */
export const prose = (most: number) => z.string().max(most).overwrite(boundBlanks).min(1)
