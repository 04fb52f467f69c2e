import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { explainGap, type FilledGap, fillGap } from './gap.ts'
import { messages } from './messages.ts'
import { readSubject } from './subject.ts'

const GAP = /(?:_{2,}|…+|\.{3,})?\s*\(\s*([^()]{2,40}?)\s*\)(?:\s*(?:_{2,}|…+|\.{3,}))?/gu
const MAX_GAPS = 4
const HELPER =
  /\b(?:do|does|did|will|would|can|could|must|should|may|might|have|has|had|am|is|are|was|were|to)(?:n't| not)?\s*(?:I|you|he|she|it|we|they)?\s*$/i
const ASKING = /^(?:who|what|which|whose|how|where|when|why)\b/i
const OTHER =
  /passiv|passif|translat|tradui|reported|explain|justif|question tag|correct the|negative|negati|interrogati|question form/i

/** The sentence with its gaps filled; a sentence begins with a capital. */
const written = (sentence: string, gaps: readonly FilledGap[], pick: (gap: FilledGap) => string) => {
  let text = ''
  let last = 0
  for (const gap of gaps) {
    text += `${sentence.slice(last, gap.from).trimEnd()} ${pick(gap)} `
    last = gap.to
  }
  const whole = `${text}${sentence.slice(last).trimStart()}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?!;])/g, '')
    .trim()
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** Verbs between brackets at the tense of the instruction. */
export const fillVerbs = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Anglais') return undefined
  const task = readTask(problem)
  if (!task || OTHER.test(task.instruction)) return undefined
  const { instruction, sentence } = task
  const matches = [...sentence.matchAll(GAP)]
  if (matches.length === 0 || matches.length > MAX_GAPS || /[()]|_{2,}|…|\.{3}/.test(sentence.replace(GAP, '')))
    return undefined
  // « You (go) to London? »: a subject alone before the verb of a question stands behind its auxiliary.
  const before = sentence.slice(0, matches[0]?.index ?? 0).trim()
  const isSubject = before !== '' && !ASKING.test(before) && readSubject(before) !== undefined
  if (/\?\s*$/.test(sentence) && isSubject) return undefined
  const gaps: FilledGap[] = []
  for (const match of matches) {
    const last = gaps.at(-1)?.to ?? 0
    if (HELPER.test(sentence.slice(last, match.index))) return undefined
    const gap = fillGap(sentence, match, gaps.at(-1), instruction)
    if (!gap) return undefined
    gaps.push(gap)
  }
  const first = (gap: FilledGap) => gap.forms[0] ?? ''
  const typed = gaps.map(first).join(' ; ')
  const [only, ...others] = gaps
  const each = only && others.length === 0 ? only.forms : [typed, gaps.map(first).join(', ')]
  const behind =
    only && others.length === 0 && only.wanted.subject === undefined
      ? only.forms.map(form => `${only.subject} ${form}`)
      : []
  const sentences =
    only && others.length === 0
      ? only.forms.map(form => written(sentence, gaps, () => form))
      : [written(sentence, gaps, first)]
  return {
    kind: 'english-gap',
    expected: { kind: 'exact', accepted: [...each, ...behind, ...sentences] },
    setting: { lang: 'en', spelling: false },
    typed,
    answer: typed,
    steps: [...gaps.flatMap(explainGap), messages.answer(written(sentence, gaps, first))],
    rule: messages.gapRule,
    hints: [...messages.gapHints],
    minutes: 1 + gaps.length,
  }
}
