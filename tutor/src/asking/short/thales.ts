import type { Restate } from './short-question.ts'

const NAMED = /\b([A-Z]{2}) ?= ?(\d+(?:[.,]\d+)?) ?(mm|cm|dm|m|km)?(?![\p{L}\d])/gu
const WANTED =
  /(?:calcul\w*|trouv\w*|cherche\w*|combien(?: (?:font|fait|vaut|mesure))?|c'est quoi|quelle? est|longueur)\s+(?:la longueur )?(?:de )?([A-Z]{2})\b|\b([A-Z]{2}) ?= ?\?|\b([A-Z]{2}) ?(?:fait|mesure|vaut|c'est) combien/u

/** Letters of the two smaller points, where the triangle is ABC. */
const INNER = [
  ['M', 'N'],
  ['D', 'E'],
  ['E', 'F'],
] as const

/** « AM = 3, AB = 5, BC = 10, (MN)//(BC), MN ? » in the usual figure: M on [AB], N on [AC]. */
export const thales: Restate = ({ plain, folded }) => {
  if (!/\/\/|thales|parallele/.test(folded)) return undefined
  const given = [...plain.matchAll(NAMED)].map(([, name = '', value = '', unit = 'cm']) => ({ name, value, unit }))
  const [, first, second, third] = plain.match(WANTED) ?? []
  const wanted = first ?? second ?? third
  if (given.length !== 3 || wanted === undefined) return undefined
  const letters = new Set([...given.map(({ name }) => name), wanted].join(''))
  const inner = INNER.find(([m, n]) => [...letters].every(letter => `ABC${m}${n}`.includes(letter)))
  if (!inner) return undefined
  const [m, n] = inner
  const known = new Set(
    [`A${m}`, 'AB', `A${n}`, 'AC', `${m}${n}`, 'BC'].flatMap(name => [name, [...name].toReversed().join('')]),
  )
  if (![...given.map(({ name }) => name), wanted].every(name => known.has(name))) return undefined
  const sizes = given.map(({ name, value, unit }) => `${name} = ${value} ${unit}`)
  return `ABC est un triangle, ${m} est sur [AB] et ${n} est sur [AC], (${m}${n}) est parallèle à (BC). ${sizes.slice(0, 2).join(', ')} et ${sizes[2]}. Calcule ${wanted}.`
}
