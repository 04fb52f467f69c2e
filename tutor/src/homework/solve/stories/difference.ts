import { french } from '../../../maths/format.ts'
import { subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-everyday.ts'

const GREW = /grandi|pousse|augment|gross|pris|monte|progress|allonge|gagne|accru/
const FELL = /baiss|diminu|perdu|maigri|descend|rapetiss|recul|chut/
const ASKS =
  /^(?:de )?combien (?:(?:de |d')\p{L}+ )?(?:par minute )?(?:\S+ ){0,4}?(?:a-t-(?:il|elle|on)|ont-(?:ils|elles)) (?<verb>\p{L}+)(?: (?:en tout|au total|en une semaine|pendant cette periode|entre ces deux dates|durant cette periode))? ?\??$|^de combien (?<verb2>augmente|baisse|diminue)-t-(?:il|elle)/u
const OTHER =
  /%|pourcentage|\bsi\b|chaque|\bpar (?:jour|an|mois|heure)|fois|taux|combien de temps|au total|€ (?:le|la|par)|reduction|remise/
const LATER_FIRST = /\b(?:apres|pendant) [^.;]{0,60}?\d[^.;]*(?:contre|au lieu de|alors qu)[^.;]{0,40}\d/u
const YEAR =
  /\b(?:en|depuis|vers|des) (?:1[0-9]|20)\d\d\b|\b(?:le )?\d{1,2} (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|\b(?:1[5-9]|20)\d\d\b ?(?=[:,])/giu

/** What was 4 cm and is 13 cm now: by how much it grew or fell. */
export const difference = (problem: Problem): Solution | undefined => {
  const asked = fold(plainText(`${problem.instruction} ${problem.body}`)).trim()
  const question = asked.split(/(?<=[.])\s+/).at(-1) ?? ''
  const match = question.match(ASKS)
  const verb = match?.groups?.verb ?? match?.groups?.verb2 ?? ''
  const isUp = GREW.test(verb)
  if (!match || isUp === FELL.test(verb)) return undefined
  const given = `${plainText(problem.context)}\n${asked.slice(0, asked.length - question.length)}`
  const folded = fold(given).replace(/\bfois (?=par minute)/gu, '')
  if (given.length > 350 || OTHER.test(folded) || OTHER.test(question) || /\d/.test(question)) return undefined
  // The years of two dates are told beside, and « milliards » is what both are counted in.
  const scale = folded.match(/\b(milliards?|millions?)\b/)?.[1]
  const text = given.replace(YEAR, match => ' '.repeat(match.length)).replace(/ (?:milliards?|millions?)\b/giu, '')
  const [first, second, ...more] = quantitiesIn(text.replace(YEAR, ' ')) ?? []
  if (!first || !second || more.length > 0 || first.unit !== second.unit) return undefined
  if (
    scale !== undefined &&
    (folded.match(/\b(?:milliards?|millions?)\b/g) ?? []).some(word => word.slice(0, 6) !== scale.slice(0, 6))
  )
    return undefined
  const to = first.unit === '' ? second.value : inUnit(second.value, second.unit, first.unit)
  // « bat 150 fois par minute après l'effort, contre 70 au repos » tells the later one first.
  const isBackwards = to !== undefined && subtract(first.value, to).n > 0n && isUp && LATER_FIRST.test(folded)
  const [before, after] = isBackwards ? [to, first.value] : [first.value, to]
  const value = before && after && (isUp ? subtract(after, before) : subtract(before, after))
  if (!value || !to || value.n <= 0n) return undefined
  const noun =
    scale === undefined
      ? (question.match(/combien (?:de |d')(\p{L}+)/u)?.[1] ?? first.noun.split(/[\s,]/)[0] ?? '')
      : scale.replace(/([^s])$/, '$1s')
  if (first.unit === '' && noun === '') return undefined
  const [large, small] = isUp && !isBackwards ? [to, first.value] : [first.value, to]
  return measuredSolution({
    kind: 'difference',
    value,
    unit: first.unit,
    noun:
      first.unit === ''
        ? french(value).startsWith('1,') || french(value) === '1'
          ? noun.replace(/s$/, '')
          : noun
        : '',
    steps: [messages.difference(`${tex(large)} - ${tex(small)} = ${tex(value)}`)],
    sentence: messages.differenceIs,
    rule: messages.movesRule,
    hints: [...messages.movesHints],
    minutes: 2,
  })
}
