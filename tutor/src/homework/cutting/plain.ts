import { UNSEEN } from '@ariane/activities/typed'

const SAME_LENGTH: [RegExp, string][] = [
  [/[’‘ʼ]/g, "'"],
  // Cells of a table that was pasted.
  [/(?<=[^\s])\t(?=[^\n])/g, '|'],
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u00a0\u2000-\u200a\u202f\t]/g, ' '],
  [/[\u2028\u2029\r]/g, '\n'],
  [/[^\P{Cc}\n]/gu, ' '],
]

/** A text as the rules look at it: plain spaces, line ends and apostrophes, each sign where it stands in the text. */
export const plainSigns = (text: string): string =>
  SAME_LENGTH.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text)

/** A slice as solvers and the screen have it: lines without margins, cells of a table between bars. Nothing that is read is changed. */
export const readable = (slice: string): string =>
  slice
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[^\P{Cc}\n\r\t]/gu, ' ')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?<=\S)[ ]*\t+[ ]*(?=\S)/g, ' | ')
    .replace(/[ \t\u00a0\u2009\u202f]+/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')

/** A longer slice as the screen shows it: as `readable`, with its paragraphs. */
export const readableParagraphs = (slice: string): string =>
  slice
    .split(/(?:\r?\n|\u2028|\u2029)[^\S\n]*(?:\r?\n|\u2028|\u2029)/)
    .map(readable)
    .filter(paragraph => paragraph !== '')
    .join('\n\n')
