import { fold } from '../words.ts'

const BLANK = '…'
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A word of a term, or a form of it: privilèges for privilège, waiting for wait. */
const isForm = (word: string, of: string) =>
  word === of || (of.length > 3 && word.startsWith(of.slice(0, Math.max(4, of.length - 2))))

/** The text without the terms or their other forms, so that it does not give them away. */
export const mask = (text: string, terms: readonly string[]) => {
  const words = [...text.matchAll(WORD)].map(match => ({
    at: match.index,
    end: match.index + match[0].length,
    word: fold(match[0]),
  }))
  const hidden: { at: number; end: number }[] = []
  for (const term of terms) {
    const wanted = fold(term).match(WORD) ?? []
    words.forEach((first, i) => {
      const last = words[i + wanted.length - 1]
      const fits = wanted.every((part, n) => isForm(words[i + n]?.word ?? '', part))
      if (wanted.length > 0 && last && fits) hidden.push({ at: first.at, end: last.end })
    })
  }
  return (
    hidden
      .toSorted((a, b) => b.at - a.at || b.end - a.end)
      .filter((span, i, all) => all.findLastIndex(other => other.at <= span.at && other.end >= span.end) === i)
      .reduce((masked, { at, end }) => masked.slice(0, at) + BLANK + masked.slice(end), text)
      // The sign of the blank ends a sentence by itself.
      .replaceAll(`${BLANK}.`, BLANK)
  )
}
