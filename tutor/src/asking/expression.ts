import { plainMaths } from '../maths/plain-maths.ts'
import type { Pack } from '../pack.ts'
import { calculate } from './calculate.ts'
import { checkEquality } from './claimed-equality.ts'
import { messages } from './messages.ts'
import { checkComparison, checkOwnResult } from './own-result.ts'
import type { Passage } from './passage.ts'
import { listPassages } from './passages.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const RUN = /[-−(√]?\d[\d\s.,+\-−–×x*÷:/^²³()√=<>]*[\d)²³]/gu
const OPERATES = /[+\-*/^=²³√(]/
const squeeze = (text: string) => plainMaths(text).replace(/[\s{}()\\]/g, '')

type Written = { passage: Passage; maths: string }
const known = new WeakMap<Pack, Written[]>()
const listWritten = (pack: Pack): Written[] => {
  const before = known.get(pack)
  if (before) return before
  const all = listPassages(pack)
    .filter(({ field, text }) => (field === 'fact' || field === 'choice' || field === 'point') && /\d/.test(text))
    .map(passage => ({ passage, maths: squeeze(passage.body) }))
  known.set(pack, all)
  return all
}

const MIN_SIGNS = 3

/** « 1,5 h c’est 1 h 50 ? » as the lesson writes it. */
const writeClaim = (plain: string) =>
  squeeze(
    plain
      .replace(/\s*(?:c'est|ça fait|ca fait|est égale? à|égale?|vaut|valent|fait|font)(?: bien)?\s*/giu, '=')
      .replace(/[?!]|\bnon$/g, ''),
  )
const MIN_CLAIM = 6

/** What a lesson says about an expression that the question has, sign for sign. */
export const explainExpression = (pack: Pack, plain: string): Reply | undefined => {
  const runs = (plain.match(RUN) ?? []).map(squeeze).filter(run => run.length >= MIN_SIGNS && OPERATES.test(run))
  const claim = writeClaim(plain)
  const claimed =
    claim.length >= MIN_CLAIM && /\d.*=.*\d/.test(claim)
      ? listWritten(pack).find(({ passage, maths }) => passage.field === 'fact' && maths.startsWith(claim))
      : undefined
  if (claimed) return writeReply('answer', [claimed.passage.text], { reference: refer(pack) })
  if (runs.length === 0) return undefined
  // « 3/4 de 20 » is not what is said of 3/4.
  const numbers = plain.match(/\d+/g) ?? []
  const found = listWritten(pack).find(
    ({ maths }) => runs.every(run => maths.includes(run)) && numbers.every(number => maths.includes(number)),
  )
  return found && writeReply('answer', [found.passage.text], { reference: refer(pack) })
}

const CLAIM =
  /^(?:est[- ]ce que |est-ce qu')?(.+?)\s*(?:,? c'est|,? ça fait|,? ca fait| fait| font|=| est égal à| est egal a| vaut)(?: bien)?\s*([-−]?\d+(?:[.,]\d+)?)\s*(?:non|si|hein|c'est ça|c'est juste|vrai|\?)*\s*\??$/iu
const bare = (text: string) =>
  text
    .replace(/[$\s{}]|\\,/g, '')
    .replace('−', '-')
    .replace(',', '.')

const SIZE = String.raw`(\d+(?:,\d+)?) ?([kcdm]?m[²³23]?|dam|hm|kg|g|mg|t|[cdm]?[lL]|h|min|s)`
const CONVERTED = new RegExp(
  String.raw`^(?:est[- ]ce que |est-ce qu')?${SIZE}\s*(?:,? ?c'est|,? ça fait|,? ca fait| fait| font| vaut| valent|=| est [ée]gal à)(?: bien)?\s*${SIZE}(?![\p{L}\d²³])`,
  'iu',
)
/** « 3 m² en cm² c’est 300 ? » */
const CONVERTED_INTO = new RegExp(
  String.raw`^(?:est[- ]ce que |est-ce qu')?${SIZE} en ([kcdm]?m[²³23]?|dam|hm|kg|g|mg|t|[cdm]?[lL]|h|min|s)\s*(?:,? c'est|,? c|,? ça fait|,? ca fait| fait|=)(?: bien)?\s*(\d+(?: \d{3})*(?:,\d+)?)\s*(?:non|hein)?\s*\?*$`,
  'iu',
)
const power = (unit = '') => unit.replace(/2$/, '²').replace(/3$/, '³')

/** « 1 dm² c’est bien 10 cm² ? » */
const checkConversion = (plain: string): Reply | undefined => {
  const into = plain.match(CONVERTED_INTO)
  const [, value, from, given = '', to] = into
    ? [into[0], into[1], into[2], into[4], into[3]]
    : (plain.match(CONVERTED) ?? [])
  if (value === undefined) return undefined
  const computed = calculate(`Convertis ${value} ${power(from)} en ${power(to)}`)
  const result = computed?.explanations.at(-1)?.match(/(\d[\d\s]*(?:(?:,|\{,\})\d+)?)/u)?.[1]
  if (!computed || result === undefined) return undefined
  const isRight = Number(bare(result)) === Number(bare(given))
  return {
    ...computed,
    explanations: [
      isRight ? messages.rightResult : messages.wrongResult(`${given} ${power(to)}`),
      ...computed.explanations,
    ],
  }
}

/** Tells whether a result that the question gives is right, and works it out. */
export const checkResult = (plain: string): Reply | undefined => {
  const checked = checkConversion(plain) ?? checkComparison(plain) ?? checkOwnResult(plain) ?? checkEquality(plain)
  if (checked) return checked
  const [, asked = '', given = ''] = plain.match(CLAIM) ?? []
  // « avec g = 10 » gives a value and claims nothing.
  if (asked === '' || /[a-z]=|(?<!\p{L})[a-z]$/iu.test(asked)) return undefined
  const computed = calculate(asked)
  const result = computed?.explanations.at(-1)?.match(/\$([^$]+)\$|(-?\d[\d\s,]*)/)
  if (!computed || !result) return undefined
  const value = bare(result[1] ?? result[2] ?? '')
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return undefined
  const isRight = Number(value) === Number(bare(given))
  return {
    ...computed,
    explanations: [isRight ? messages.rightResult : messages.wrongResult(given), ...computed.explanations],
  }
}
