import { plainMaths } from '../maths/plain-maths.ts'
import type { Pack } from '../pack.ts'
import { calculate } from './calculate.ts'
import { messages } from './messages.ts'
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

/** Tells whether a result that the question gives is right, and works it out. */
export const checkResult = (plain: string): Reply | undefined => {
  const [, asked = '', given = ''] = plain.match(CLAIM) ?? []
  if (asked === '' || /[a-z]=/i.test(asked)) return undefined
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
