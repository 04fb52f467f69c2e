import { fold } from '../words.ts'
import { messages } from './messages.ts'
import { type Reply, writeReply } from './reply.ts'
import { writeRoman } from './roman.ts'

const read = (text = '') => Number(text.replace(/\s/g, '').replace(',', '.'))
const write = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',')
const tex = (value: string) => value.replace(',', '{,}')
const N = String.raw`(\d+(?:[.,]\d+)?)`

/** A stone in a measuring cylinder. */
const displacedWater = (folded: string): Reply | undefined => {
  if (
    !/\beau\b|\bniveau|\beprouvette/.test(folded) ||
    !/caillou|pierre|objet|solide|bille|cle|piece|volume/.test(folded)
  )
    return undefined
  const numbers = folded.match(/\d+(?:[.,]\d+)?/g) ?? []
  const [, before, after] =
    folded.match(new RegExp(`\\bde ${N} ?(?:ml)? (?:a|jusqu'a) ${N} ?(?:ml)`)) ??
    folded.match(new RegExp(`\\bavant\\D{0,20}${N} ?(?:ml)?\\D{1,40}\\bapres\\D{0,20}${N} ?(?:ml)?`)) ??
    []
  if (numbers.length !== 2 || before === undefined || after === undefined || read(after) <= read(before))
    return undefined
  return writeReply('calculation', [
    messages.displaced(write(read(before)), write(read(after)), write(read(after) - read(before))),
    messages.computed(`${write(read(after) - read(before))} mL`),
  ])
}

const divide = ({ small, large }: { small: string; large: string }) => {
  const quotient = read(small) / read(large)
  const isExact = Math.abs(Math.round(quotient * 1000) / 1000 - quotient) < 1e-9
  return `${isExact ? '=' : '\\approx'} ${tex(write(quotient))}`
}
const NAMED = /\b([A-Z])([A-Z]) ?= ?(\d+(?:[.,]\d+)?)/gu

/** Whether two lines are parallel, by the converse of Thales: AM, AB, AN, AC. */
const parallels = (plain: string): Reply | undefined => {
  if (!/parallele/.test(fold(plain)) || /\/\//.test(plain)) return undefined
  const given = [...plain.matchAll(NAMED)].map(([, first = '', second = '', value = '']) => ({ first, second, value }))
  const [one] = given
  const top =
    one &&
    [one.first, one.second].find(letter => given.every(({ first, second }) => first === letter || second === letter))
  if (top === undefined || given.length !== 4) return undefined
  const sizes = new Map(given.map(({ first, second, value }) => [first === top ? second : first, value]))
  const pair = (inner: string, outer: string) => {
    const [small, large] = [sizes.get(inner), sizes.get(outer)]
    return small === undefined || large === undefined ? undefined : { small, large }
  }
  for (const [m, n] of [
    ['M', 'N'],
    ['D', 'E'],
    ['E', 'F'],
  ]) {
    const [left, right] = [pair(m ?? '', 'B'), pair(n ?? '', 'C')]
    if (!left || !right) continue
    const isEqual = Math.abs(read(left.small) * read(right.large) - read(right.small) * read(left.large)) < 1e-9
    return writeReply('calculation', [
      messages.ratios({
        top,
        m: m ?? '',
        n: n ?? '',
        left,
        right,
        quotients: [divide(left), divide(right)],
        isEqual,
      }),
    ])
  }
  return undefined
}

/** The century of a year. */
const century = (folded: string): Reply | undefined => {
  const year = folded.match(/(?:\bsiecle\b\D{0,30}|^\D{0,20})\b(\d{3,4})\b\D*$/)?.[1]
  if (year === undefined || !/\bsiecle\b/.test(folded) || /\bavant\b/.test(folded)) return undefined
  const count = Math.ceil(Number(year) / 100)
  return writeReply('calculation', [
    messages.century(year, writeRoman(count), String((count - 1) * 100 + 1), String(count * 100)),
  ])
}

/** How long something lasted, from one year to another. */
const yearsBetween = (folded: string): Reply | undefined => {
  const years = folded.match(/\b\d{3,4}\b/g) ?? []
  if (years.length !== 2 || (folded.match(/\d+/g) ?? []).length !== 2) return undefined
  if (!/\bcombien d'?(?:e temps|annees|ans)|\bcombien (?:il y a |y a-t-il )?d'(?:annees|ans)|\bdure/.test(folded))
    return undefined
  if (/\bavant\b|\bav\b|\d ?(?:km|m|g|kg|euros?|€|%)/.test(folded)) return undefined
  const [from, to] = years.map(Number).toSorted((a, b) => a - b)
  return writeReply('calculation', [messages.between(String(from), String(to), String((to ?? 0) - (from ?? 0)))])
}

/** Inhabitants by square kilometre. */
const density = (folded: string): Reply | undefined => {
  const people = folded.match(/(\d[\d ]*(?:,\d+)?) ?(millions? |milliards? )?(?:d')?(?:habitants|hab)\b/)
  const area = folded.match(/(\d[\d ]*(?:,\d+)?) ?km(?:2|²)/)
  if (
    !/\bdensite/.test(folded) ||
    !people ||
    !area ||
    (folded.replace(/km2/g, '').match(/\d[\d ]*(?:,\d+)?/g) ?? []).length !== 2
  )
    return undefined
  const factor = /^millions?/.test(people[2] ?? '') ? 1e6 : people[2]?.startsWith('milliard') ? 1e9 : 1
  const [count, size] = [read(people[1]) * factor, read(area[1])]
  if (!(size > 0)) return undefined
  const result = write(Math.round((count / size) * 10) / 10)
  return writeReply('calculation', [
    messages.density(count.toLocaleString('fr-FR'), size.toLocaleString('fr-FR'), result),
    messages.computed(`≈ ${result} hab./km²`),
  ])
}

/** The diameter of a radius, and the other way round. */
const diameter = (folded: string): Reply | undefined => {
  if (!/\brayon/.test(folded) || !/\bdiametre/.test(folded) || /\baire\b|\bperimetre|\bvolume|\bpourquoi/.test(folded))
    return undefined
  const [given, ...others] = [...folded.matchAll(/(\d+(?:[.,]\d+)?) ?(mm|cm|dm|m|km)?(?![\p{L}\d²³])/gu)]
  if (!given || others.length > 0) return undefined
  const [, value = '', unit = ''] = given
  const before = folded.slice(0, given.index)
  const after = folded.slice(given.index + given[0].length)
  // What the number stands beside is given; the other one is asked for.
  const line = [...before.matchAll(/\b(rayon|diametre)/g)].at(-1)?.[1] ?? after.match(/\b(rayon|diametre)/)?.[1]
  if (line === undefined) return undefined
  const isRadius = line === 'rayon'
  const result = write(isRadius ? read(value) * 2 : read(value) / 2)
  return writeReply('calculation', [
    messages.diameter(isRadius, write(read(value)), result),
    messages.computed(`${result} ${unit}`.trim()),
  ])
}

/** Nothing is lost in a reaction: the mass of all that there was is that of all that there is. */
const conservedMass = (folded: string): Reply | undefined => {
  if (!/\bmasse (?:totale|des produits|finale)\b|\bmasse\b.*\b(?:en tout|au total)\b/.test(folded)) return undefined
  if (!/\bapres\b|\breaction|\bproduits\b|\bfinale\b|\bmelange|\bdissou|\bdissol/.test(folded)) return undefined
  const masses = [...folded.matchAll(/(\d+(?:[.,]\d+)?) ?(mg|kg|g)\b/g)]
  const units = new Set(masses.map(([, , unit]) => unit))
  if (masses.length < 2 || units.size !== 1 || (folded.match(/\d+(?:[.,]\d+)?/g) ?? []).length !== masses.length)
    return undefined
  const values = masses.map(([, value]) => read(value))
  const sum = write(values.reduce((one, other) => one + other, 0))
  return writeReply('calculation', [
    messages.conserved(values.map(write).map(tex).join(' + '), tex(sum)),
    messages.computed(`${sum} ${[...units].join('')}`),
  ])
}

/** What lessons of other subjects count. */
export const applyEverydayFormula = (plain: string): Reply | undefined => {
  const folded = fold(plain)
  return (
    displacedWater(folded) ??
    parallels(plain) ??
    century(folded) ??
    yearsBetween(folded) ??
    density(folded) ??
    diameter(folded) ??
    conservedMass(folded)
  )
}
