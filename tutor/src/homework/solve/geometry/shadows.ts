import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { divide, multiply } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-shadows.ts'

const LENGTH = new RegExp(
  `(${DECIMAL}) ?(cm|m|metres?|centimetres?)(?![\\p{L}²³/])(?: ?(\\d{2})(?!\\d| ?(?:cm|m|%)))?`,
  'gu',
)
const ASKS = /(?:hauteur|taille|combien mesure|longueur de (?:l'ombre|son ombre))/

type Size = { value: NonNullable<ReturnType<typeof readDecimal>>; isShadow: boolean }

/** A stick and its shadow, a tree and its shadow: the height or the shadow that is missing. */
export const shadows = (problem: Problem): Solution | undefined => {
  const { wholeFolded, askedFolded } = problemText(problem)
  if (wholeFolded.length > 500 || !/ombre/.test(wholeFolded) || !ASKS.test(askedFolded)) return undefined
  if (/angle|°|\bsi\b|distance|recul|avance/.test(wholeFolded)) return undefined
  const sizes: Size[] = []
  let from = 0
  for (const match of wholeFolded.matchAll(LENGTH)) {
    const value = readDecimal(match[3] === undefined ? (match[1] ?? '') : `${match[1]},${match[3]}`)
    const unit = (match[2] ?? '').startsWith('c') ? 'cm' : 'm'
    const metres = value && inUnit(value, unit, 'm')
    if (!metres || metres.n <= 0n) return undefined
    const before = wholeFolded.slice(from, match.index)
    sizes.push({
      value: metres,
      isShadow: /ombre|\bcelle (?:de|d')/.test(before.split(/[.;]|, (?=\p{L}+ (?:mesure|de|a) )/u).at(-1) ?? before),
    })
    from = match.index + match[0].length
  }
  const [a, b, c, ...more] = sizes
  if (
    !a ||
    !b ||
    !c ||
    more.length > 0 ||
    (wholeFolded.match(/\d+(?:[.,]\d+)?/g) ?? []).length !==
      (
        wholeFolded
          .match(LENGTH)
          ?.join(' ')
          .match(/\d+(?:[.,]\d+)?/g) ?? []
      ).length
  )
    return undefined
  const isHeightAsked = !/longueur de (?:l'ombre|son ombre)|mesure (?:l'|son )ombre/.test(askedFolded)
  const shades = sizes.filter(one => one.isShadow)
  const heights = sizes.filter(one => !one.isShadow)
  const [known, ...others] = isHeightAsked ? heights : shades
  const pair = isHeightAsked ? shades : heights
  const at = known ? sizes.indexOf(known) : -1
  // The object whose height and shadow are both told stands beside its other size.
  const near = pair.filter(one => Math.abs(sizes.indexOf(one) - at) === 1)
  const [partner, ...rest] = at === 1 ? pair.slice(0, 1).filter(one => isPartner(wholeFolded, sizes, one)) : near
  const other = pair.find(one => one !== partner)
  if (!known || others.length > 0 || !partner || rest.length > 0 || !other || pair.length !== 2) return undefined
  const places = roundingFor(wholeFolded, 'm')
  if (places === 'unknown') return undefined
  const value = divide(multiply(other.value, known.value), partner.value)
  const what = isHeightAsked ? messages.height : messages.shadow
  return measuredSolution({
    kind: 'shadows',
    value,
    unit: 'm',
    places,
    steps: [
      messages.parallel,
      messages.ratio(`\\frac{${tex(known.value)}}{${tex(partner.value)}} = \\frac{x}{${tex(other.value)}}`),
      messages.compute(
        `x = \\frac{${tex(other.value)} \\times ${tex(known.value)}}{${tex(partner.value)}} ${equalTex(value)}`,
      ),
    ],
    sentence: what,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 5,
  })
}

/** « l’ombre d’un bâton de 1,5 m mesure 2 m et celle de l’arbre 12 m »: the first shadow goes with the stick. */
const isPartner = (text: string, sizes: readonly Size[], one: Size) =>
  sizes.indexOf(one) !== 1 && /baton|piquet|regle|homme|personne|enfant/.test(text)
