import type { LessonPage } from './lesson-pages.ts'
import { messages } from './messages.ts'
import { splitSentences } from './paragraphs.ts'

/** What one page holds at most, so that it tells one thing and stands on a phone. */
export const MAX_PAGE_WORDS = 90

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const LIST_LINE = /^\s*(?:[-*]|\d+\.)\s/m
const ONE_THING = /^\s*(?:\||\$\$)/m

/** A long paragraph as its sentences, a long list as its lines; tables and formulas that stand alone are one thing each. */
function splitParagraph(paragraph: string): { pieces: string[]; between: string } {
  if (countWords(paragraph) <= MAX_PAGE_WORDS || ONE_THING.test(paragraph)) return { pieces: [paragraph], between: '' }
  if (LIST_LINE.test(paragraph)) return { pieces: paragraph.split('\n'), between: '\n' }
  return { pieces: splitSentences(paragraph), between: ' ' }
}

/** The pieces of a text between which a page may end, with what stands before each. */
const listPieces = (body: string): { text: string; before: string }[] =>
  body.split(/\n\s*\n/).flatMap(paragraph => {
    const { pieces, between } = splitParagraph(paragraph)
    return pieces.map((text, n) => ({ text, before: n === 0 ? '\n\n' : between }))
  })

/** A body in as few parts of about the same length as keep to the limit, none of them cut within a sentence. */
function splitBody(body: string): string[] {
  const total = countWords(body)
  const count = Math.ceil(total / MAX_PAGE_WORDS)
  if (count < 2) return [body]
  const goal = total / count
  const parts: string[] = []
  let words = 0
  for (const { text, before } of listPieces(body)) {
    const own = countWords(text)
    const last = parts.at(-1)
    const fits = last !== undefined && countWords(last) + own <= MAX_PAGE_WORDS
    if (fits && words + own / 2 <= goal * parts.length) parts[parts.length - 1] = `${last}${before}${text}`
    else parts.push(text)
    words += own
  }
  return parts
}

/** A page of the lesson in steps of one idea each; the figure stands with the first, which opens what it shows. */
export const splitPage = (page: LessonPage): LessonPage[] =>
  splitBody(page.body).map((body, n) =>
    n === 0 ? { ...page, body } : { ...page, body, title: messages.continued(page.title), figure: undefined },
  )
