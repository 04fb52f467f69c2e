import * as z from 'zod'

/** Signs that nobody sees, but the joiners and selectors of an emoji, of which more than two in a row join nothing. */
const UNSEEN = /(?:(?!(?:\u200d|\ufe0e|\ufe0f))\p{DI})+|(?<=(?:\u200d|\ufe0e|\ufe0f){2})(?:\u200d|\ufe0e|\ufe0f)+/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
const BLANKS = /(?:[^\S\n]|[^\P{Cc}\n]|\u2800)+/gu
/** A wide gap parts the items of a list, a tab the cells of a table. */
const narrowed = (run: string) => (run.includes('\t') ? '\t' : run.length > 1 ? '  ' : ' ')
/** As it is kept: empty cells stay, and how far a line is indented. */
const bounded = (run: string, at: number, text: string) => {
  const tabs = run.split('\t').length - 1
  if (tabs > 0) return '\t'.repeat(Math.min(tabs, MOST_CELLS))
  return text[at - 1] === '\n' ? ' '.repeat(Math.min(run.length, DEEPEST)) : narrowed(run)
}
const [MOST_CELLS, DEEPEST] = [8, 16]

/** A text as it is read: no sign that nobody sees, no long run of blanks, no more than one empty line; its lines stay. */
export const collapseBlanks = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, narrowed)
    .replace(/ {0,2}\n[ \t]{0,2}/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text as it is kept: as `collapseBlanks`, but a program stays indented and a table has its cells. */
const boundBlanks = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, bounded)
    .replace(/(?<![ \t])[ \t]{1,16}(?=\n)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What a person wrote at length, for the tutor to read: never blank, at most so many characters. */
export const prose = (most: number) => z.string().max(most).overwrite(boundBlanks).min(1)
