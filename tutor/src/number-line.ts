import { z } from 'zod'
import { divide, type Rational, rational, subtract } from './maths/rational.ts'

const MIN_GRADUATIONS = 2
const MAX_GRADUATIONS = 30
const NUMBER = /^(−?)(\d{1,5})(?:,(\d{1,4})|\/([1-9]\d{0,2}))?$/

/** A number as it is written on the line: « −1,5 », « 3/4 », « 12 ». */
const WrittenNumber = z.string().regex(NUMBER, 'not a number as it is written on a line: −1,5 or 3/4')

const readNumber = (text: string): Rational => {
  const [, sign, whole = '0', decimals = '', denominator] = NUMBER.exec(text) ?? []
  return rational(
    Number(`${sign ? '-' : ''}${whole}${decimals}`),
    denominator ? Number(denominator) : 10 ** decimals.length,
  )
}

/** A line with a graduation at each step, the numbers written on it, and numbers to place on it. */
const Line = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: z.string().min(1).max(400),
  from: WrittenNumber,
  to: WrittenNumber,
  step: WrittenNumber,
  labels: z.array(WrittenNumber).min(2).max(7),
  points: z.array(WrittenNumber).min(2).max(8),
})

/** The number of the graduation, counted from the left end, that a number stands on; perhaps between two or beyond. */
const findGraduation = ({ from, step }: z.infer<typeof Line>, text: string) => {
  const { n, d } = divide(subtract(readNumber(text), readNumber(from)), readNumber(step))
  return Number(n) / Number(d)
}

export const NumberLine = Line.superRefine((line, context) => {
  const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (readNumber(line.step).n <= 0n) return issue(['step'], 'a step leads to the right')
  const last = findGraduation(line, line.to)
  if (!Number.isInteger(last) || last < MIN_GRADUATIONS || last > MAX_GRADUATIONS)
    return issue(['to'], `${last} steps from one end to the other: a whole number from 2 to 30 is drawn`)
  const written = [...line.labels, ...line.points].map(text => findGraduation(line, text))
  for (const part of ['labels', 'points'] as const)
    line[part].forEach((text, i) => {
      const at = findGraduation(line, text)
      if (!Number.isInteger(at) || at < 0 || at > last) issue([part, i], `${text} is on no graduation`)
      if (written.filter(other => other === at).length > 1) issue([part, i], `${text} stands there twice`)
    })
})
export type NumberLine = z.infer<typeof NumberLine>

/** The line by the numbers of its graduations. */
export const countGraduations = (line: NumberLine) => {
  const put = (text: string) => ({ at: findGraduation(line, text), text })
  return { last: findGraduation(line, line.to), labels: line.labels.map(put), points: line.points.map(put) }
}
