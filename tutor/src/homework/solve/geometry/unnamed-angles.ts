import { readDecimal } from '../../../maths/decimals.ts'
import { divide, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-unnamed-angles.ts'

const OTHER =
  /parallele|secante|exterieur|quadrilatere|bissectrice|hauteur|cercle|alternes|correspondants|\bsi\b|\bcm\b/
const ACUTE =
  /(?:l'autre|second|deuxieme|dernier|troisieme) (?:angle )?(?:aigu|angle)|l'autre angle|son autre angle|troisieme angle/
const BASE =
  /(?:deux autres angles|autres angles|angles (?:a|de) la base|angle (?:a|de) la base|chacun des (?:deux )?autres)/
const TOP = /angle (?:au sommet|principal|du sommet|au sommet principal)|troisieme angle|(?:l'|de l')?angle restant/
const GIVEN_TOP = /(?:angle|sommet) (?:au sommet|principal|du sommet)/
const GIVEN_BASE = /angles? (?:a|de) (?:la|sa) base/

const straight = rational(180)
const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 2 }

const solution = (value: Rational, steps: string[]): Solution | undefined =>
  value.n <= 0n
    ? undefined
    : measuredSolution({ kind: 'triangle-angles', value, unit: '°', steps, sentence: messages.angleIs, ...shared })

/** The angle that is missing in a triangle whose points have no name, or whose other angles are asked together. */
export const unnamedAngles = (problem: Problem): Solution | undefined => {
  const { whole, wholeFolded, askedFolded } = problemText(problem)
  if (whole.length > 260 || !/triangle/.test(wholeFolded) || OTHER.test(wholeFolded)) return undefined
  const all = [...whole.matchAll(/(\d{1,3}(?:[.,]\d+)?) ?(?:°|degrés?)/gu)].flatMap(([, text = '']) => {
    const value = readDecimal(text)
    return value ? [{ value }] : []
  })
  const numbers = (whole.match(/\d+(?:[.,]\d+)?/g) ?? []).length
  if (all.length !== numbers || !/quel|combien|calcul|determin|trouv|donn/.test(askedFolded)) return undefined
  const [first, second, ...more] = all
  if (!first || more.length > 0 || first.value.n <= 0n) return undefined
  const isRight = /rectangle/.test(wholeFolded)
  const isIsosceles = /isocele/.test(wholeFolded)
  if (isRight && isIsosceles) return undefined
  if (second)
    return !isRight && !isIsosceles && /troisieme angle|dernier angle|angle restant|l'autre angle/.test(askedFolded)
      ? solution(subtract(subtract(straight, first.value), second.value), [
          messages.sum,
          messages.line(
            `180 - ${tex(first.value)} - ${tex(second.value)} = ${tex(subtract(subtract(straight, first.value), second.value))}`,
          ),
        ])
      : undefined
  if (isRight && ACUTE.test(askedFolded) && first.value.n < 90n * first.value.d) {
    const value = subtract(rational(90), first.value)
    return solution(value, [messages.acute, messages.line(`90 - ${tex(first.value)} = ${tex(value)}`)])
  }
  return isIsosceles ? ofIsosceles(whole, wholeFolded, askedFolded, first.value) : undefined
}

const ofIsosceles = (whole: string, folded: string, asked: string, angle: Rational): Solution | undefined => {
  const top = whole.match(/isocèle (?:en|de sommet(?: principal)?) ([A-Z])(?![\p{L}])/u)?.[1]
  const named = whole.match(/angles? (?:en )?([A-Z]{3}|[A-Z])(?![\p{L}])(?=[^.;?]{0,15}\d)/u)?.[1]
  const point = named?.length === 3 ? named[1] : named
  const isTop = (top !== undefined && point === top) || GIVEN_TOP.test(folded.replace(asked, ' '))
  const isBase =
    (top !== undefined && point !== undefined && point !== top) || GIVEN_BASE.test(folded.replace(asked, ' '))
  if (isTop === isBase) return undefined
  if (isTop && BASE.test(asked)) {
    const rest = subtract(straight, angle)
    const value = divide(rest, rational(2))
    return solution(value, [
      messages.isosceles,
      messages.line(`(180 - ${tex(angle)}) \\div 2 = ${tex(rest)} \\div 2 = ${tex(value)}`),
    ])
  }
  const wanted = asked.match(/angle (?:en )?([a-z])(?![a-z])/)?.[1]
  if (isBase && (TOP.test(asked) || (top !== undefined && wanted === top.toLowerCase()))) {
    const value = subtract(subtract(straight, angle), angle)
    return solution(value, [messages.isosceles, messages.line(`180 - 2 \\times ${tex(angle)} = ${tex(value)}`)])
  }
  return undefined
}
