import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import { type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem } from '../solution.ts'
import { digitsFor } from '../stories/number-words.ts'
import { thingKey } from '../stories/read-story.ts'

const TRAP =
  /%|€|euro|prix|km\/h|vitesse|reduction|partag|reste|fois plus|fois moins|moitie|double|chaque|chacun|durant|age|\bans\b|\bcase\b/

/** « de chocolat » behind « 240 g », « œufs » behind « 6 ». */
const thing = (text: string, { unit, noun, to }: Quantity) =>
  thingKey(
    fold(
      unit === ''
        ? noun.replace(/^(?:de |d')/, '')
        : (text.slice(to).match(/^ (?:de (?:la |l')?|d'|du )(\p{L}[\p{L}' -]*)/u)?.[1] ?? ''),
    ),
  )

/** A recipe for six, and one of its ingredients for four: the two quantities that go together, stated alone. */
export const oneIngredient = (problem: Problem): Problem | undefined => {
  const given = digitsFor(plainText(problem.context))
  const asked = digitsFor(plainText(`${problem.instruction} ${problem.body}`.trim()))
  if (given.length > 300 || TRAP.test(fold(`${given} ${asked}`))) return undefined
  const list = quantitiesIn(given)
  const [own, ...more] = quantitiesIn(asked) ?? []
  if (!list || list.length < 3 || list.length > 9 || !own || more.length > 0) return undefined
  const rest = fold(asked.slice(0, own.from) + asked.slice(own.to))
  const isLike = (one: Quantity) =>
    one.unit === '' || own.unit === ''
      ? one.unit === own.unit && thing(given, one) === thing(asked, own) && thing(given, one) !== ''
      : one.dimension === own.dimension && thing(given, one) === thing(asked, own)
  const bases = list.filter(isLike)
  const wanted = list.filter(one => {
    const name = thing(given, one)
    return !isLike(one) && name.length > 2 && new RegExp(`(?<!\\p{L})${name}`, 'u').test(rest)
  })
  const [base, ...otherBases] = bases
  const [target, ...others] = wanted
  if (!base || !target || otherBases.length > 0 || others.length > 0) return undefined
  const stated = (one: Quantity) => {
    const name = one.unit === '' ? '' : (given.slice(one.to).match(/^ (?:de (?:la |l')?|d'|du )\p{L}+/u)?.[0] ?? '')
    const noun = one.unit === '' ? (one.noun.split(/[\s,]/)[0] ?? '') : one.unit
    return `${one.text.match(/[\d ,.]+/)?.[0].trim() ?? ''} ${noun}${name}`
  }
  return { ...problem, context: `Pour ${stated(base)}, il faut ${stated(target)}.`, found: [] }
}
