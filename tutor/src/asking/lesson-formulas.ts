import { fold } from '../words.ts'
import { messages } from './messages.ts'
import { type Reply, writeReply } from './reply.ts'

const read = (text = '') => Number(text.replace(',', '.'))
const write = (value: number) =>
  String(Math.round(value * 1000) / 1000)
    .replace('.', ',')
    .replace('-', '−')

const RATE = String.raw`(\d+(?:[.,]\d+)?)\s?(?:‰|pour mille|%)?`
const BIRTHS = [
  new RegExp(`natalite[^\\d]{0,20}${RATE}`),
  new RegExp(`${RATE} (?:de |d'|pour la )?(?:taux de )?natalite`),
]
const DEATHS = [
  new RegExp(`mortalite[^\\d]{0,20}${RATE}`),
  new RegExp(`${RATE} (?:de |d'|pour la )?(?:taux de )?mortalite`),
]

const naturalIncrease = (folded: string): Reply | undefined => {
  if (!/accroissement/.test(folded)) return undefined
  const isAfter =
    /natalite\D{0,20}\d/.test(folded) && !/^\D*\d+(?:[.,]\d+)?\s?(?:‰|pour mille|%)? (?:de |d')/.test(folded)
  const find = (patterns: readonly RegExp[]) => folded.match(patterns[isAfter ? 0 : 1] ?? /$^/)?.[1]
  const [births, deaths] = [find(BIRTHS), find(DEATHS)]
  if (births === undefined || deaths === undefined) return undefined
  const increase = write(read(births) - read(deaths))
  return writeReply('calculation', [
    messages.increase(write(read(births)), write(read(deaths)), increase),
    messages.computed(`${increase} ‰`),
  ])
}

/** Whether three lengths make a triangle. */
const triangleExists = (folded: string): Reply | undefined => {
  if (!/\btriangle/.test(folded) || !/\bexist|\bil y a\b|\bconstrui|\btracer?\b|\bpossible/.test(folded))
    return undefined
  if (/rectangle|isocele|equilateral|\bangle|\d ?°/.test(folded)) return undefined
  const lengths = [...folded.matchAll(/(\d+(?:[.,]\d+)?)\s?(mm|cm|dm|m|km)?\b/g)]
  const units = new Set(lengths.flatMap(([, , unit]) => unit ?? []))
  if (lengths.length !== 3 || units.size > 1) return undefined
  const [short = 0, middle = 0, long = 0] = lengths.map(([, value]) => read(value)).toSorted((a, b) => a - b)
  const sum = Math.round((short + middle) * 1000) / 1000
  return writeReply('calculation', [
    messages.triangle(write(short), write(middle), write(long), write(sum), Math.sign(sum - long)),
  ])
}

/** What lessons compute and no homework solver knows. */
export const applyFormula = (plain: string): Reply | undefined => {
  const folded = fold(plain)
  return naturalIncrease(folded) ?? triangleExists(folded)
}
