/** The words of a taught language: no French ones, French ones hardly met in French, and words of both. */
export type TaughtWords = { own: ReadonlySet<string>; mostly: ReadonlySet<string>; shared: ReadonlySet<string> }

const WORD = /\p{L}+(?:[’'-]\p{L}+)*/gu
/** A part of a word, as grammar speaks of it: « -ed », « ge- ». */
const PART = /(?:^|[\s«(*…+])[-–…]\p{L}|\p{L}[-–](?=$|[\s»),*…+])/u
/** What French says about words: quotes of its own, and its spaced colon. */
const QUOTED = /[«»]|[\s\u00a0\u202f]:/u
const capitalless = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1)

/** Of a group that somebody set apart: one word that is hardly met in French is enough. */
const SET_APART = 1
/** Of words in the middle of a text: one that is no French word, or two that are hardly met in French. */
export const LOOSE = 2
/** At most so many words for one sure one may be of both languages, or names. */
const DILUTED = 3

/** Whether all of a text is of the taught language; when unsure, it is not. */
export function isTaught(text: string, { own, mostly, shared }: TaughtWords, wanted = SET_APART): boolean {
  const bare = text.replace(/\*+/g, '').replaceAll("'", '’')
  if (PART.test(bare) || QUOTED.test(bare)) return false
  let sure = 0
  let telling = 0
  let others = 0
  for (const [word] of bare.matchAll(WORD)) {
    const forms = [word, capitalless(word), word.toLowerCase()]
    if (forms.some(one => own.has(one))) {
      sure += 2
      telling++
    } else if (forms.some(one => mostly.has(one))) {
      sure++
      telling++
    } else if (forms.some(one => shared.has(one))) others++
    else if (!word.split(/[-’]/).every(part => own.has(part) || mostly.has(part) || shared.has(part))) return false
  }
  return sure >= wanted && others <= DILUTED * telling
}
