import { french, math } from '../maths/format.ts'
import { approximate, decimal, type Rational, rational, round } from '../maths/rational.ts'
import { numberChoice } from './choices.ts'
import { distractors, type Generator, variant } from './exercise.ts'
import { rightTriangle } from './exercise-figures.ts'
import { int, pick } from './random.ts'

const RADIANS = Math.PI / 180
const cm = (value: number) => numberChoice(round(value, 1), 'cm')
const degrees = (value: number): { text: string; value: string } => ({
  text: `${Math.round(value)}°`,
  value: String(Math.round(value)),
})

// Away from 45°, where the sine and the cosine are too close to tell a mistake from a rounding.
const drawAngle = (random: () => number) => pick(random, [int(random, 20, 35), int(random, 55, 70)])

const RATIOS = {
  cos: {
    name: 'le cosinus',
    quotient: '\\frac{AB}{BC}',
    words: 'le côté adjacent et l’hypoténuse',
    known: 'BC',
    asked: 'AB',
  },
  sin: {
    name: 'le sinus',
    quotient: '\\frac{AC}{BC}',
    words: 'le côté opposé et l’hypoténuse',
    known: 'BC',
    asked: 'AC',
  },
  tan: {
    name: 'la tangente',
    quotient: '\\frac{AC}{AB}',
    words: 'le côté opposé et le côté adjacent',
    known: 'AB',
    asked: 'AC',
  },
} as const

/** Ratio: 'cos', 'sin' or 'tan'; a length rounded to the tenth is asked. */
export const trigonometrySide: Generator = (random, params) => {
  const ratio = variant(random, params.ratio, ['cos', 'sin', 'tan'])
  const { name, quotient, words, known, asked } = RATIOS[ratio]
  const angle = drawAngle(random)
  const length = int(random, 5, 15)
  const [cos, sin, tan] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS), Math.tan(angle * RADIANS)]
  const factor = { cos, sin, tan }[ratio]
  const answer = cm(length * factor)
  // The side that is known and the angle give both legs.
  const adjacent = ratio === 'tan' ? length : length * cos
  return {
    statement: `ABC est un triangle rectangle en A tel que ${known} = ${length} cm et $\\widehat{ABC} = ${angle}^\\circ$. Calculez ${asked}, arrondi au dixième de centimètre.`,
    expected: { kind: 'number', value: decimal(round(length * factor, 1)) ?? '', unit: 'cm', tolerance: 0.05 },
    answer: answer.text,
    steps: [
      `On connaît l’angle $\\widehat{ABC}$ ; les côtés [${asked}] et [${known}] sont, dans cet ordre, ${words} : on utilise ${name}.`,
      `$\\${ratio}(${angle}^\\circ) = ${quotient}$, donc ${math(`${asked} = ${length} × \\${ratio}(${angle}^\\circ)`)}.`,
      `À la calculatrice, en degrés : ${asked} ≈ ${answer.text}.`,
    ],
    hint: `Par rapport à l’angle $\\widehat{ABC}$, comment s’appellent les côtés [AB], [AC] et [BC] ?`,
    ...distractors(answer, {
      takesTheCosine: cm(length * cos),
      takesTheSine: cm(length * sin),
      takesTheTangent: cm(length * tan),
      dividesByTheRatio: cm(length / factor),
    }),
    minutes: 5,
    figure: rightTriangle({
      vertices: ['A', 'B', 'C'],
      legs: [adjacent, adjacent * tan],
      lengths: { [known]: `${length} cm`, [asked]: '?' },
      angles: { ABC: `${angle}°` },
    }),
  }
}

/** Ratio: 'cos', 'sin' or 'tan'; an angle rounded to the degree is asked. */
export const trigonometryAngle: Generator = (random, params) => {
  const ratio = variant(random, params.ratio, ['cos', 'sin', 'tan'])
  const { name, quotient, words, known, asked } = RATIOS[ratio]
  const below = int(random, 6, 15)
  const above = rational(Math.round(below * pick(random, [0.4, 0.45, 0.5, 0.82, 0.87, 0.92]) * 10), 10)
  const value = approximate(above) / below
  const inverse: Record<'cos' | 'sin' | 'tan', number> = {
    cos: Math.acos(value),
    sin: Math.asin(value),
    tan: Math.atan(value),
  }
  const answer = degrees(inverse[ratio] / RADIANS)
  const adjacent = ratio === 'tan' ? below : below * Math.cos(inverse[ratio])
  return {
    statement: `ABC est un triangle rectangle en A tel que ${asked} = ${french(above)} cm et ${known} = ${below} cm. Calculez la mesure de l’angle $\\widehat{ABC}$, arrondie au degré.`,
    expected: { kind: 'number', value: answer.value, unit: '°', tolerance: 0.5 },
    answer: answer.text,
    steps: [
      `Pour l’angle $\\widehat{ABC}$, on connaît ${words} : on utilise ${name}.`,
      `$\\${ratio}(\\widehat{ABC}) = ${quotient} = ${quotientTex(above, below)}$.`,
      `À la calculatrice, en degrés, la touche ${ratio === 'cos' ? 'arccos' : ratio === 'sin' ? 'arcsin' : 'arctan'} donne : $\\widehat{ABC}$ ≈ ${answer.text}.`,
    ],
    hint: 'Nommez les deux côtés connus par rapport à l’angle cherché, puis choisissez cosinus, sinus ou tangente.',
    ...distractors(answer, {
      takesTheCosine: degrees(inverse.cos / RADIANS),
      takesTheSine: degrees(inverse.sin / RADIANS),
      takesTheTangent: degrees(inverse.tan / RADIANS),
      // Of a sine, the other angle is the one that the cosine gives.
      ...(ratio === 'tan' && { takesTheOtherAcuteAngle: degrees(90 - inverse.tan / RADIANS) }),
      takesAShareOfTheRightAngle: degrees(90 * value),
    }),
    minutes: 5,
    figure: rightTriangle({
      vertices: ['A', 'B', 'C'],
      legs: [adjacent, adjacent * Math.tan(inverse[ratio])],
      lengths: { [asked]: `${french(above)} cm`, [known]: `${below} cm` },
      angles: { ABC: '?' },
    }),
  }
}

const quotientTex = (above: Rational, below: number) => math(`\\frac{${french(above)}}{${below}}`).replaceAll('$', '')
