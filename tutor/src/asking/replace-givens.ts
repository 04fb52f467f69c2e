import { fold } from '../words.ts'

const GIVEN = /(?<![\d\p{L},.])(\d+(?:[,.]\d+)?) ?(%|€|°|\p{L}+)?/gu
const SAYS_LITTLE =
  /^(?:et|mais|ok|alors|donc|avec|pour|si|c'est|cest|on|en|a|il|y|ya|ca|fait|met|prend|de|d'|des|la|le|les|un|une|est|cote|cotes|du|coup|maintenant|combien)$/

type Given = { at: number; value: string; unit: string }
const listGivens = (text: string): Given[] =>
  [...text.matchAll(GIVEN)].map(match => ({
    at: match.index,
    value: match[1] ?? '',
    unit: fold(match[2] ?? '').replace(/(?<=\p{L}{2})[sx]$/u, ''),
  }))

/** « et pour 8 personnes ? » after a calculation: the same one with the new number; undefined where it asks for more. */
export const replaceGivens = (text: string, before: string): string | undefined => {
  const [given, past] = [listGivens(text), listGivens(before)]
  if (given.length === 0 || past.length === 0 || !/^(?:et|mais|ok|donc|alors|si)\b/i.test(text.trim())) return undefined
  const words = fold(text).match(/\p{L}+'?/gu) ?? []
  const known = fold(before)
  if (words.some(word => !SAYS_LITTLE.test(word) && !known.includes(word.replace(/[sx]$/, '')))) return undefined
  const isUnit = (unit: string) => unit !== '' && !SAYS_LITTLE.test(unit)
  const isPlain = given.every(({ unit }) => !isUnit(unit))
  const places = isPlain
    ? given.length === past.length
      ? past
      : undefined
    : given.map(({ unit }) => past.findLast(one => isUnit(unit) && one.unit === unit))
  if (!places || places.some(place => place === undefined)) return undefined
  let replaced = before
  for (const [i, place] of [...places.entries()].toSorted(([, a], [, b]) => (b?.at ?? 0) - (a?.at ?? 0))) {
    if (!place) return undefined
    replaced = `${replaced.slice(0, place.at)}${given[i]?.value ?? ''}${replaced.slice(place.at + place.value.length)}`
  }
  return replaced
}
