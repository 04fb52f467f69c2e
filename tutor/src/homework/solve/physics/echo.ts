import { multiply, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { targetsIn } from './ask.ts'
import { conversionLine, findGiven, toDatum } from './data.ts'
import { messages } from './messages-echo.ts'

const MAX_CHARS = 600
const ECHO = /\becho\b|aller-retour|aller retour|signal reflechi/
const SENT = /sonar|ultrason|signal|\bson\b|onde/
const OTHER = /\bsi\b|pourquoi|expliqu|montr|durée de l'aller|moitie|double|deux fois|compar/
const ASKS = /profondeur|a quelle distance|quelle (?:est la )?distance|calcul\w* la distance/
/** « la distance parcourue par le signal » is the way there and back. */
const WHOLE_WAY = /distance (?:totale|parcourue)/

/** How deep or how far what sends an echo back is: half the way that the signal goes. */
export const echo = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const { asked, askedFolded, wholeFolded } = texts
  if (texts.whole.length > MAX_CHARS || !ECHO.test(wholeFolded) || !SENT.test(wholeFolded)) return undefined
  if (!ASKS.test(askedFolded) || WHOLE_WAY.test(askedFolded) || OTHER.test(wholeFolded)) return undefined
  const targets = targetsIn(askedFolded, asked)
  const all = quantitiesIn(texts.whole)
  if (targets.some(target => target !== 'length') || all?.length !== 2) return undefined
  const data = { asked: all, given: [], isLater: false }
  const [time, speed] = [findGiven('time', data), findGiven('speed', data)]
  const [t, v] = [time && inUnit(time.value, time.unit, 's'), speed && inUnit(speed.value, speed.unit, 'm/s')]
  const places = roundingFor(askedFolded, 'm')
  if (!time || !speed || !t || !v || places === 'unknown' || /\ben (?:km|cm|kilom)/.test(askedFolded)) return undefined
  const way = multiply(v, t)
  const value = multiply(way, rational(1, 2))
  return measuredSolution({
    kind: 'echo',
    value,
    unit: 'm',
    places,
    digits: Math.max(time.digits, speed.digits),
    steps: [
      messages.thereAndBack,
      ...conversionLine('t', toDatum(time), 's'),
      ...conversionLine('v', toDatum(speed), 'm/s'),
      messages.wholeWay(`d = v \\times t = ${tex(v)} \\times ${tex(t)} ${equalTex(way)}\\text{ m}`),
      messages.half(`${tex(way)} \\div 2 ${equalTex(value)}\\text{ m}`),
    ],
    sentence: messages.answer,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 4,
  })
}

const ONE_WAY =
  /(?:combien de temps|quelle (?:est la )?duree|(?:calcul|determin)\w* (?:la duree|le temps))[^?]{0,60}(?:pour (?:atteindre|arriver)|jusqu'au? (?:fond|obstacle)|de l'aller|a l'aller|aller simple)/
const RETURNS = /revien|retour|echo|recu|capt|recoi/

/** How long the signal is under way until it is sent back: half of the time until it returns. */
export const timeOneWay = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > MAX_CHARS || !ONE_WAY.test(askedFolded) || !SENT.test(wholeFolded) || !RETURNS.test(wholeFolded))
    return undefined
  const times = (quantitiesIn(whole) ?? []).filter(({ dimension }) => dimension === 'time')
  const [time, ...more] = times
  if (!time || more.length > 0 || OTHER.test(askedFolded) || time.value.n <= 0n) return undefined
  const value = multiply(time.value, rational(1, 2))
  return measuredSolution({
    kind: 'echo',
    value,
    unit: time.unit,
    steps: [
      messages.timeThereAndBack,
      messages.half(`${tex(time.value)} \\div 2 ${equalTex(value)}\\text{ ${time.unit}}`),
    ],
    sentence: messages.timeIs,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}
