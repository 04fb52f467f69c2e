/** A sentence of so many words is weighed as a whole, and so is a text. */
const SHORT = 20
/** What is weighed at once of a longer sentence, in words, and how far the next such part begins from it. */
const WINDOW = 16
const STRIDE = 8

const splitWords = (text: string) => text.split(/\s+/).filter(word => word !== '')

function listParts(sentence: string): string[] {
  const words = splitWords(sentence)
  if (words.length <= SHORT) return [sentence]
  const parts: string[] = []
  for (let start = 0; start === 0 || start + WINDOW - STRIDE < words.length; start += STRIDE)
    parts.push(words.slice(start, start + WINDOW).join(' '))
  return parts
}

/** What is weighed of a text: each sentence, parts that overlap of a long one, and the whole of a short text. */
export function listWindows(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter(sentence => /[\p{L}\d]/u.test(sentence))
  if (sentences.length > 1 && splitWords(text).length <= SHORT) return [text, ...sentences]
  return sentences.flatMap(listParts)
}
