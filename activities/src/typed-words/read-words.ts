import type { SpokenLanguage } from '../language.ts'
import { plainOrdinals } from '../ordinals.ts'
import { asTyped, withoutAccents } from '../typed.ts'

/** How strictly words are read: the language that they are written in, and whether spelling is the subject. */
export type Strictness = { lang: SpokenLanguage; spelling: boolean }
/** `slip`: right, but written otherwise than expected, so the expected writing is shown. */
export type WordResult = { correct: boolean; slip: 'none' | 'accent' | 'writing'; expected: string }

const WRITINGS: [RegExp, string][] = [
  [/[’‘ʼ`´]/g, "'"],
  [/[\u2012-\u2015]/g, '-'],
  [/×/g, '*'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
]

/** What does not count when words are compared: case, spaces, the shape of an apostrophe, a final full stop. */
const plain = (text: string) => {
  let written = plainOrdinals(asTyped(text)).toLowerCase()
  for (const [from, to] of WRITINGS) written = written.replace(from, to)
  return written
    .replace(/[«»"“”$]/g, ' ')
    .replace(/\s*'\s*/g, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/ ?[.!?;,]+$/, '')
    .replace(/(?<=\d) (?=[\p{L}\d%°€])|(?<=\p{L}) (?=\d)/gu, '')
    .replace(/(\d),(?=\d)/g, '$1.')
}

/** Words that an accent alone turns into another word. */
const HOMOGRAPHS = new Set(
  'a acre ca cote cotes des du foret hale jeune la mais mur murs notre ou peche pecher peches sur surs tache taches tacher votre'.split(
    ' ',
  ),
)

/** Whether an accent changes the word: à is never a; mange may stand for mangé where spelling is not the subject. */
const accentMatters = (typed: string, expected: string, { lang, spelling }: Strictness) => {
  if (lang !== 'fr') return true
  const written = typed.split(/[ '-]/)
  return expected.split(/[ '-]/).some((word, i) => {
    const other = written[i] ?? ''
    const participle = /ée?s?$/
    const otherForm = spelling && participle.test(other) !== participle.test(word)
    return other !== word && (HOMOGRAPHS.has(withoutAccents(word)) || otherForm)
  })
}

const TRANSCRIBED: ReadonlyMap<string, string> = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }))
const GERMAN = /[äöüß]/gi
const transcribe = (text: string) => text.replace(GERMAN, sign => TRANSCRIBED.get(sign.toLowerCase()) ?? sign)
const countGerman = (text: string) => text.match(GERMAN)?.length ?? 0
/** Whether German words stand there as a keyboard without their signs writes them: Gruesse, gross. */
export const isTranscribed = (typed: string, expected: string) =>
  countGerman(typed) < countGerman(expected) && transcribe(typed) === transcribe(expected)

const compare = (typed: string, expected: string, strictness: Strictness): WordResult['slip'] | undefined => {
  if (typed === '') return undefined
  if (typed === expected) return 'none'
  if (strictness.lang === 'de' && isTranscribed(typed, expected)) return 'writing'
  if (withoutAccents(typed) !== withoutAccents(expected) || accentMatters(typed, expected, strictness)) return undefined
  return 'accent'
}

/** Compares typed words with the accepted ones. */
export const readWords = (typed: string, accepted: readonly string[], strictness: Strictness): WordResult => {
  const expected = accepted[0] ?? ''
  const slips = accepted.map(text => compare(plain(typed), plain(text), strictness))
  if (slips.includes('none')) return { correct: true, slip: 'none', expected }
  for (const slip of ['writing', 'accent'] as const) {
    const near = accepted[slips.indexOf(slip)]
    if (near !== undefined) return { correct: true, slip, expected: near }
  }
  return { correct: false, slip: 'none', expected }
}
