import { fold } from '../../words.ts'

/** A number of a question with what stands around it. */
export type Given = {
  value: number
  /** Folded: « kw », « amp »; '' where there is none. */
  unit: string
  /** The words since the number before, and those up to the next one. */
  before: string
  after: string
}

const UNIT = String.raw`pour ?cents?|kwh|mw|kw|kj|mj|km|hm|dam|dm|cm|mm|kg|mg|ml|cl|ma|ms|hz|amp|%|°|[jwvnmglsh]|min`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d,.])[x×]? ?(\d+(?:,\d+)?)(?: ?\/ ?(\d+))?(?: ?(${UNIT}))?(?![\p{L}\d'])`,
  'gu',
)
const LONG_UNITS: [RegExp, string][] = [
  [/\b(?:centimetres?)\b/g, 'cm'],
  [/\b(?:kilometres?)\b/g, 'km'],
  [/\b(?:metres?)\b/g, 'm'],
  [/\b(?:newtons?)\b/g, 'n'],
  [/\b(?:joules?)\b/g, 'j'],
  [/\b(?:watts?)\b/g, 'w'],
  [/\b(?:volts?)\b/g, 'v'],
  [/\b(?:amperes?)\b/g, 'amp'],
  [/\b(?:grammes?)\b/g, 'g'],
  [/\b(?:secondes?)\b/g, 's'],
  [/\bpour ?cents?\b/g, '%'],
]

/** A question folded, its units short. */
export const shorten = (plain: string): string =>
  LONG_UNITS.reduce(
    (text, [long, short]) => text.replace(long, short),
    // « 0,5 A » is a current, « de 5 à 6 » is none.
    fold(plain.replace(/(?<=\d) ?A(?![\p{L}\d'])/gu, ' amp')).replace(/(?<=\d)\.(?=\d)/g, ','),
  )

/** « 2 lampes » are counted, and nothing that a law is about; nor is « la 2e ». */
const COUNTED =
  /(?<![\d,.])(?:\d{1,2}|deux|trois|quatre) (?=lampes?\b|resistances?\b|dipoles?\b|moteurs?\b|recepteurs?\b|branches?\b|piles\b)|\b\d(?:e|eme|er|ere|nde?)\b/g

/** The numbers of a shortened question, in order. */
export const readGivens = (question: string): Given[] => {
  const short = question.replace(COUNTED, match => ' '.repeat(match.length))
  const found = [...short.matchAll(NUMBER)]
  return found.map((match, i) => {
    const [whole, value = '', over, unit = ''] = match
    const end = match.index + whole.length
    const before = found[i - 1]
    const from = before ? before.index + before[0].length : 0
    return {
      value: Number(value.replace(',', '.')) / (over === undefined ? 1 : Number(over)),
      unit,
      before: short.slice(from, match.index),
      after: short.slice(end, found[i + 1]?.index ?? short.length),
    }
  })
}
