import { splitLines } from './lines.ts'
import { readMarker } from './markers.ts'
import { type Ask, splitQuestions } from './questions.ts'

export type { Ask } from './questions.ts'

/** An exercise of a statement: its own title when it has one, what all its questions share, and the questions. */
export type Segment = { label: string; title: string; context: string; asks: Ask[] }

const MAX_EXERCISES = 20
const MAX_QUESTIONS = 60

type Part = { label: string; title: string; lines: string[] }

/** Lines under the exercise that announces them; what stands before the first one belongs to it when it is short. */
const splitExercises = (lines: readonly string[]): { heading: string[]; parts: Part[] } => {
  const heading: string[] = []
  const parts: Part[] = []
  for (const line of lines) {
    const marker = readMarker(line)
    if (marker?.kind === 'exercise') parts.push({ label: marker.label, title: '', lines: [marker.rest.trim()] })
    else (parts.at(-1)?.lines ?? heading).push(line)
  }
  return { heading, parts }
}

/** « Exercice 1 : Fractions » has a title; « Exercice 1 : Calcule 2 + 3. » has none. */
const titled = ({ label, lines }: Part): Part => {
  const [first = '', ...rest] = lines
  const isTitle =
    first !== '' && first.length <= 80 && !/[.;=+×÷]\s*$/.test(first) && !/[=+×÷?]|\d\s*[-−*/]\s*\d/.test(first)
  const alone = rest.some(line => line !== '')
  const { asks } = splitQuestions([first])
  return isTitle && alone && asks.length === 0
    ? {
        label,
        title: first
          .replace(/[*_#]+/g, '')
          .replace(/\s*:$/, '')
          .trim(),
        lines: rest,
      }
    : { label, title: '', lines }
}

/** The exercises of a statement and their questions. Any text gives at least one question unless it is empty. */
export const segment = (text: string): Segment[] => {
  const { heading, parts } = splitExercises(splitLines(text))
  const all = parts.length > 0 ? parts : [{ label: '', title: '', lines: heading }]
  const before = parts.length > 0 ? heading.filter(line => line !== '') : []
  const lead =
    before.length > 0 && splitQuestions(before).asks.length > 0 ? [{ label: '', title: '', lines: before }] : []
  const segments = [...lead, ...all.map(titled)].flatMap((part): Segment[] => {
    const { context, asks } = splitQuestions(part.lines)
    return asks.length === 0 && context === '' ? [] : [{ label: part.label, title: part.title, context, asks }]
  })
  let left = MAX_QUESTIONS
  return segments.slice(0, MAX_EXERCISES).flatMap(one => {
    const kept = one.asks.slice(0, left)
    left -= kept.length
    const whole =
      one.asks.length === 0 ? [{ label: '', instruction: '', body: one.context, context: '', doubtful: false }] : kept
    return whole.length > 0 ? [{ ...one, asks: whole, context: one.asks.length === 0 ? '' : one.context }] : []
  })
}
