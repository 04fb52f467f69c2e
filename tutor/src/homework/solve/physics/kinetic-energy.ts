import { french } from '../../../maths/format.ts'
import { decimal, isSameNumber, multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { targetsIn } from './ask.ts'
import { askedUnits, hasTrap } from './conditions.ts'
import { conversionLine, findGiven, toDatum } from './data.ts'
import { messages } from './messages.ts'

const MAX_CHARS = 900

/** The kinetic energy of a mass at a speed. */
export const kineticEnergy = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  if (texts.whole.length > MAX_CHARS || hasTrap(texts)) return undefined
  const targets = targetsIn(texts.askedFolded, texts.asked)
  const [asked, given] = [quantitiesIn(texts.asked), quantitiesIn(texts.given)]
  if (!asked || !given || targets.length !== 1 || targets[0] !== 'kinetic') return undefined
  const data = { asked, given, isLater: (problem.found?.length ?? 0) > 0 }
  const [mass, speed] = [findGiven('mass', data), findGiven('speed', data)]
  const [unit, ...units] = askedUnits(texts.asked, ['J'])
  const [m, v] = [mass && inUnit(mass.value, mass.unit, 'kg'), speed && inUnit(speed.value, speed.unit, 'm/s')]
  if (!mass || !speed || !m || !v || units.length > 0) return undefined
  const joules = multiply(multiply(rational(1, 2), m), multiply(v, v))
  const value = inUnit(joules, 'J', unit ?? 'J')
  const places = roundingFor(texts.askedFolded, unit ?? 'J')
  if (!value || places === 'unknown') return undefined
  const [from, to] = [toDatum(mass), toDatum(speed)]
  const vTex = decimal(v) === undefined || french(v).length > 8 ? equalTex(v).replace(/^\S+ /, '') : tex(v)
  return measuredSolution({
    kind: 'kinetic-energy',
    value,
    unit: unit ?? 'J',
    name: 'Ec',
    places,
    digits: Math.max(mass.digits, speed.digits),
    inUnit: unit !== undefined,
    steps: [
      messages.formula('l’expression de l’énergie cinétique', messages.kineticLaw),
      ...conversionLine('m', from, 'kg'),
      ...conversionLine('v', to, 'm/s'),
      messages.replaced(`E_c = \\frac{1}{2} \\times ${tex(m)} \\times ${vTex}^{2} ${equalTex(joules)}\\text{ J}`),
      ...(unit === undefined || isSameNumber(value, joules)
        ? []
        : [messages.converted(`E_c ${equalTex(value)}\\text{ ${unit}}`)]),
    ],
    sentence: messages.kineticSentence,
    rule: messages.kinetic,
    hints: [...messages.hints],
    minutes: 5,
  })
}
