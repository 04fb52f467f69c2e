import { setImmediate } from 'node:timers/promises'
import { withoutAccents } from '@ariane/activities/typed'
import { library } from '../../library.ts'
import type { Pack } from '../../pack.ts'

/** What a text of the lessons tells of a word: whether it is one of the language, or a name that is met there. */
export interface LessonWords {
  /** Small letters are its usual form, with these accents: « rose », « romain », « mai », never « louis », nor « nina » for « niña ». */
  isCommon(word: string): boolean
  /** No person behind an article: small, « un jean », or with a capital that is mostly met there, « der Berg »; never « la Rose ». */
  isThing(word: string): boolean
  /** Two words that are a person or a work of a lesson together: « victor hugo ». */
  isPair(first: string, second: string): boolean
}

/** A word of a text as the lessons spell it, small. */
const spell = (word: string) => word.normalize('NFKC').toLowerCase()

/** A text without accents, small. */
export const fold = (text: string) => withoutAccents(text.normalize('NFKC')).toLowerCase()

/** Without « a »: folded, « à Rose » would begin with it. */
const DETERMINERS = new Set(
  `le la les l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre votre nos vos leur leurs
  the an der die das den dem des ein eine einen einem el los las una`.split(/\s+/),
)
/** « le », « l’ », « the », « der »: what follows is a thing. */
export const isDeterminer = (folded: string) => DETERMINERS.has(folded)

/** Parts of a pack in which a word stands without its capital or accents, and what is no sentence. */
const NO_PROSE = new Set(
  `accepted anyOf checks claims confusable contradictions figure figures id keywords match misconceptions notions opposites
  svg wrong`.split(/\s+/),
)
const WORD = /(?<!\p{L})\p{L}{2,}/gu
const BEFORE = /(?:^|[^\p{L}])(\p{L}+)['’ -]$/u
const IN_SENTENCE = /[\p{L}\d,;)'’] ?$/u
/** A pair, the first of it taken by the match so that the second may begin another: « Marie Curie Sklodowska ». */
const PAIR = /(?<!\p{L})(\p{Lu}\p{L}+)(?=(?:(?: (?:de|du|[Ll]a|[Ll]e|von|van))* |-| d[’'])(?!L[ae] )(\p{Lu}\p{L}+))/gu
/** People of the programme whom no lesson names yet. */
const ALSO_TAUGHT = `adam smith|alexandre grand|antoine saint|camille desmoulins|charles martel|jean jaures|joseph staline|
lucie aubrac|marie antoinette|olympe gouges|philippe petain`
const LONGEST_WORD = 24
const LONGEST_AUTHOR = 30
const PACKS_AT_ONCE = 20

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* listTexts(one)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!NO_PROSE.has(key)) yield* listTexts(one)
}

type Uses = { small: number; named: number; thing: number }

function count(pack: Pack, uses: Map<string, Uses>, pairs: Map<string, boolean>) {
  for (const marked of listTexts(pack)) {
    const text = marked.replaceAll('*', '')
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const isSmall = word === word.toLowerCase()
      const before = isSmall ? '' : text.slice(Math.max(0, index - LONGEST_WORD), index)
      if (!(isSmall || IN_SENTENCE.test(before))) continue
      const key = spell(word)
      const found = uses.get(key) ?? { small: 0, named: 0, thing: 0 }
      if (isSmall) found.small++
      else if (isDeterminer(fold(BEFORE.exec(before)?.[1] ?? ''))) found.thing++
      else found.named++
      uses.set(key, found)
    }
    for (const { 1: first = '', 2: second = '', index } of text.matchAll(PAIR)) {
      const key = `${fold(first)} ${fold(second)}`
      const isAuthor = text.endsWith(second) && text.length < LONGEST_AUTHOR
      const inSentence = IN_SENTENCE.test(text.slice(Math.max(0, index - 2), index))
      pairs.set(key, inSentence || isAuthor || pairs.get(key) === true)
    }
  }
}

async function read(): Promise<LessonWords> {
  const uses = new Map<string, Uses>()
  const pairs = new Map<string, boolean>(ALSO_TAUGHT.split(/\|\n?/).map(pair => [pair, true]))
  let done = 0
  for (const pack of library().packs) {
    count(pack, uses, pairs)
    if (++done % PACKS_AT_ONCE === 0) await setImmediate()
  }
  const usesOf = (word: string) => uses.get(spell(word)) ?? { small: 0, thing: 0, named: 0 }
  const isCommon = (word: string) => usesOf(word).small >= 2 && usesOf(word).small > usesOf(word).named
  return {
    isCommon,
    isThing: word => {
      const { small, thing, named } = usesOf(word)
      return word === word.toLowerCase() ? small >= 2 : thing > named
    },
    // At the start of a sentence the first of the two may be any word.
    isPair: (first, second) => {
      const inSentence = pairs.get(`${fold(first)} ${fold(second)}`)
      return inSentence === true || (inSentence === false && !isCommon(first))
    },
  }
}

let known: Promise<LessonWords> | undefined
/** Counted once, a second of work in small portions. */
export const lessonWords = (): Promise<LessonWords> => (known ??= read())
