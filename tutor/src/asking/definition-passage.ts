import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'
import { splitSentences } from './sentence-passages.ts'

/** With the term itself, what a pupil reads on a phone without scrolling. */
const MAX_CHARS = 480
const BOLD = 3
const IN_TITLE = 1
const FIRST = 0.5
/** A sentence that goes on about the one before. */
const GOES_ON =
  /^(?:[-*\s]*)(?:\*\*)?(?:Ils?|Elles?|Ce|C’|Cette|Cet|Ces|Cela|On|Son|Sa|Ses|Leurs?|Ainsi|Celle|Celui|Exemples?|Par exemple|Personne|Autrement dit)(?![\p{L}])/u
const LIST_ITEM = /^(?:[-|]|\d+\.)/

type Found = { sentences: string[]; first: number; score: number }

const has = (text: string, words: readonly string[]) => {
  const said = new Set(listStems(text))
  return words.every(word => said.has(word))
}

/** The sentence that a term is explained by, and those that go on about it. */
const takeRun = ({ sentences, first }: Found, limit: number): string => {
  let text = ''
  for (const sentence of sentences.slice(first)) {
    const isFirst = text === ''
    const isListed = LIST_ITEM.test(sentence)
    if (!isFirst && !GOES_ON.test(sentence) && !isListed) break
    if (isListed && !isFirst && !text.includes(':') && !LIST_ITEM.test(text)) break
    if (text.length + sentence.length + 1 > limit) break
    text = isFirst ? sentence : `${text}${isListed ? '\n' : ' '}${sentence}`
  }
  return text.replace(/^[-*]\s+(?=\S)/, '')
}

const saysNoMore = (text: string, told: ReadonlySet<string>) => listStems(text).every(word => told.has(word))

/** What the sections of a lesson say of a name beyond what was told; empty where they say nothing more. */
export const findDefinitionPassage = (
  { summary }: Pack,
  words: readonly string[],
  told: string,
  limit = MAX_CHARS,
): string => {
  if (words.length === 0) return ''
  const known = new Set(listStems(told))
  const all = summary.sections.flatMap(({ title, body }) => {
    const sentences = body.split(/\n+/).flatMap(line => (LIST_ITEM.test(line) ? [line] : splitSentences(line)))
    const inTitle = has(title, words) ? IN_TITLE : 0
    return sentences.flatMap((sentence, first): Found[] => {
      if (!has(sentence, words) || sentence.startsWith('|')) return []
      const isBold = [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].some(([, bold = '']) => has(bold, words))
      return [{ sentences, first, score: (isBold ? BOLD : 0) + inTitle + (first === 0 ? FIRST : 0) }]
    })
  })
  const points = summary.keyPoints
    .filter(point => has(point, words))
    .map((point): Found => ({ sentences: [point], first: 0, score: IN_TITLE + FIRST }))
  const runs = [...all, ...points]
    .toSorted((a, b) => b.score - a.score)
    .map(found => takeRun(found, limit))
    .filter(run => run !== '' && !saysNoMore(run, known))
  const [best = '', ...others] = runs
  const more = others.find(run => best.length + run.length < limit / 1.4 && !best.includes(run))
  return more === undefined ? best : `${best}\n\n${more}`
}
