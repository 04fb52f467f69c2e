import { nounLemma } from './lexicon.ts'

const IRREGULAR = new Map(
  'œil yeux;oeil yeux;ciel cieux;monsieur messieurs;madame mesdames;mademoiselle mesdemoiselles;travail travaux;corail coraux;émail émaux;vitrail vitraux;bail baux;soupirail soupiraux'
    .split(';')
    .map(pair => pair.split(' ') as [string, string]),
)
const IN_S = /^(?:bal|carnaval|festival|chacal|récital|régal|cérémonial|pneu|bleu|landau|sarrau|émeu|lieu)$/
const IN_X = /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/

/** The plural of a noun given in the singular; undefined for what is no noun of the dictionary. */
export const pluralNoun = (noun: string): string | undefined => {
  if (nounLemma(noun) === undefined || noun.includes('-') || noun === 'lieu') return undefined
  const own = IRREGULAR.get(noun)
  if (own) return own
  if (/[sxz]$/.test(noun)) return nounLemma(noun) === noun ? noun : undefined
  if (IN_X.test(noun)) return `${noun}x`
  if (IN_S.test(noun)) return `${noun}s`
  if (noun.endsWith('al')) return `${noun.slice(0, -2)}aux`
  return /(?:au|eu)$/.test(noun) ? `${noun}x` : `${noun}s`
}
