import { splitInline } from './inline.ts'

/** No homework is longer; the rest would only take time. */
const LONGEST = 12_000
const LONGEST_LINE = 2000
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g

/** Text in lines with plain spaces; an empty line stays where a paragraph ends. Nothing that is read is changed. */
export const splitLines = (text: string): string[] => {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[^\P{Cc}\n\r\t]/gu, ' ')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?<=\S)[ ]*\t+[ ]*(?=\S)/g, ' | ')
    .replace(/[ \t\u00a0\u2009\u202f]+/g, ' ')
  const lines: string[] = []
  for (const line of plain.split('\n')) {
    const whole = line.trim().slice(0, LONGEST_LINE)
    if (whole !== '') lines.push(...splitInline(whole))
    else if (lines.at(-1) !== '' && lines.length > 0) lines.push('')
  }
  return lines
}
