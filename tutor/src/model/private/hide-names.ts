import { fold, isDeterminer, type LessonWords } from './lesson-words.ts'

/** Every name of one person: 'Zoé', 'van der Berg', 'Zoé van der Berg', 'Mme Diop'. */
export type Person = readonly string[]

/** Parts of a name that are in every sentence: never a name alone. */
const CONNECTING = new Set(
  `al bin da das de del della den der des di do dos du el la le les van vom von zu m mr mme mlle madame mademoiselle monsieur
  prof professeur`.split(/\s+/),
)
const TITLES = new Set('m mr mme mlle madame mademoiselle monsieur mrs ms miss frau herr prof professeur'.split(' '))
/** Shorter names are words of some language, and variables. */
const SHORTEST_ALONE = 3
const MOST_PARTS = 8

const WORD = /[\p{L}\p{M}]+/gu
/** What stands between the parts of one name. */
const WITHIN = /^[ \t\u00a0\u202f'’-]{1,2}$/
/** « zoe2012 », « zoe_vdb », « zoe.vdb »: an account with a name in it. */
const ACCOUNT = /(?:[_.]?\d{1,12}|_[\p{L}\d][\p{L}\d._]{0,40}|\.[\p{Ll}\d][\p{L}\d._]{0,40})(?![\p{L}\d])/uy
const BETWEEN = /^[\p{L}\p{M} \u00a0\u202f'’-]{1,20}$/u
const KING = /^ +[IVX]+(?:er)?(?![\p{L}\d])/u
/** « je m’appelle rose » */
const INTRODUCING = /(?<!\p{L})[mst]['’]appel(?:le|les|er) $/iu
const isAccount = (name: string) => /[\d_@]|\.\S/.test(name)
const isCapital = (text: string) => /^\p{Lu}/u.test(text.normalize('NFKC'))
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Word = { text: string; folded: string; start: number; end: number }
const listWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))

const join = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')

/** A person's names, each as its parts; and whether a part stands for him alone. */
function readPerson(person: Person) {
  const own = person.filter(name => !isAccount(name) && listWords(name).length > 0)
  const names = own.map(name => listWords(name).map(({ folded }) => folded))
  return {
    parts: new Set(names.flat()),
    /** As it is spelled, by its parts. */
    spelled: new Map(own.map(name => [join(listWords(name)), name.trim()])),
    isTelling: (part: string) => !CONNECTING.has(part) || names.some(name => name.length === 1 && name[0] === part),
  }
}
type Known = ReturnType<typeof readPerson>

/** From one word of a text to another, both of them of the names of `of`. */
type Found = { first: number; last: number; of: Known }

/** Where somebody is named, who it is, and how his name is spelled. */
type Place = { start: number; end: number; who: unknown; name: string }

/** Finds where a text names one of some people; `find` gives each place with who it is, or the name where several bear it. */
export function nameFinder(people: readonly Person[], lessons: LessonWords) {
  const all = people.map(readPerson)
  const bearers = new Map<string, Known[]>()
  for (const one of all) for (const part of one.parts) bearers.set(part, [...(bearers.get(part) ?? []), one])
  const accounts = people.flatMap((person, at) =>
    person.filter(isAccount).map(name => ({
      key: all[at],
      wanted: new RegExp(`(?<![\\p{L}\\d])${literal(name.trim())}(?![\\p{L}\\d])`, 'giu'),
    })),
  )

  /** « Ma », « AB »: of a name as short the capital alone says little. */
  const isShortWord = (word: Word) => isWord(word) || word.text === word.text.toUpperCase()
  const isWord = ({ text, folded }: Word) => folded.length === 1 || lessons.isCommon(text)

  /** The words from one on that are parts of a person's names; a short one has to look like a name. */
  function extend(text: string, words: readonly Word[], first: number, of: Known): Found | undefined {
    let last = first
    while (last - first < MOST_PARTS) {
      const [before, next] = [words[last], words[last + 1]]
      if (!(before && next && of.parts.has(next.folded))) break
      if (!WITHIN.test(text.slice(before.end, next.start))) break
      if (next.folded.length < SHORTEST_ALONE && isWord(next) && of.isTelling(next.folded) && !isCapital(next.text))
        break
      last++
    }
    let start = first
    const whole = () => ` ${join(words.slice(start, last + 1))} `
    const names = [...of.spelled.keys()]
    const isCut = (word: Word | undefined) => {
      if (!(word && of.isTelling(word.folded))) return true
      // « le roi Alexandre » where Alexandre Roi is known.
      return start < last && !isCapital(word.text) && isWord(word) && !names.some(name => ` ${name} `.includes(whole()))
    }
    const begins = () => names.some(name => CONNECTING.has(name.split(' ')[0] ?? '') && whole().startsWith(` ${name} `))
    while (last >= start && isCut(words[last])) last--
    while (start <= last && isCut(words[start]) && !begins()) {
      // « Blanc Rémi » is a name, the other way round.
      if (of.isTelling(words[start]?.folded ?? '') && !isThing(text, words, start)) break
      start++
    }
    return start <= last ? { first: start, last, of } : undefined
  }

  /** « Mme Petit », « M. Petit ». */
  function isTitled(text: string, words: readonly Word[], at: number): boolean {
    const [before, word] = [words[at - 1], words[at]]
    return (
      before !== undefined &&
      word !== undefined &&
      TITLES.has(before.folded) &&
      // « 1 500 m. Si … »
      (before.folded.length > 1 || isCapital(before.text)) &&
      /^\.?[ \u00a0\u202f]{1,2}$/.test(text.slice(before.end, word.start))
    )
  }

  function isThing(text: string, words: readonly Word[], at: number): boolean {
    const [before, word] = [words[at - 1], words[at]]
    return (
      before !== undefined &&
      word !== undefined &&
      isDeterminer(before.folded) &&
      WITHIN.test(text.slice(before.end, word.start))
    )
  }

  /** « Mme Petit », « je m’appelle rose ». */
  const isIntroduced = (text: string, words: readonly Word[], at: number) =>
    isTitled(text, words, at) ||
    INTRODUCING.test(text.slice(Math.max(0, (words[at]?.start ?? 0) - 12), words[at]?.start))

  /** Whether a word that is a name as well is the word here. */
  function isPlainWord(text: string, words: readonly Word[], at: number): boolean {
    const word = words[at]
    if (!word) return false
    if (isIntroduced(text, words, at)) return false
    if (isThing(text, words, at) && lessons.isThing(word.text)) return true
    if (!isWord(word)) return false
    // « le 8 Mai », « Mai 1945 ».
    return (
      !isCapital(word.text) ||
      /\d(?:er)? ?$/.test(text.slice(Math.max(0, word.start - 4), word.start)) ||
      /^ \d{4}(?!\d)/.test(text.slice(word.end, word.end + 6))
    )
  }

  /** Whether a word is of somebody whom the lessons name: « Victor Hugo », « Louis XIV ». */
  function isTaught(text: string, words: readonly Word[], at: number): boolean {
    const word = words[at]
    if (!word) return false
    if (KING.test(text.slice(word.end, word.end + 12))) return true
    return isPair(text, words, at, 1) || isPair(text, words, at, -1)
  }

  /** Whether a word and the next one, or the one before, are a name of the lessons; small words between them do not count. */
  function isPair(text: string, words: readonly Word[], at: number, step: 1 | -1): boolean {
    let other = at + step
    while (CONNECTING.has(words[other]?.folded ?? '') || words[other]?.folded === 'd') other += step
    const [from, to] = step > 0 ? [words[at], words[other]] : [words[other], words[at]]
    if (!(from && to && BETWEEN.test(text.slice(from.end, to.start)))) return false
    return lessons.isPair(from.text, to.text)
  }

  function isName(text: string, words: readonly Word[], { first, last, of }: Found): boolean {
    const parts = words.slice(first, last + 1)
    const telling = parts.filter(({ folded }) => of.isTelling(folded))
    const [only] = telling
    const after = words[last]?.end ?? 0
    if (only && telling.length === 1) {
      const isWhole = parts.length > 1
      if (only.folded.length < SHORTEST_ALONE && !isWhole)
        return (
          only.folded.length > 1 && isCapital(only.text) && (isIntroduced(text, words, first) || !isShortWord(only))
        )
      if (isTaught(text, words, last)) return false
      if (isWhole) return !isWord(only) || isCapital(only.text) || parts.some(({ folded }) => TITLES.has(folded))
      const account = text.slice(after, after + suffix(text, after))
      // « la rose.elle » lacks a blank.
      if (account !== '') return !account.startsWith('.') || !isWord(only)
      return !isPlainWord(text, words, first)
    }
    // « Jean-Baptiste Poquelin » where Jean-Baptiste Dupont is known.
    if (telling.length < [...of.parts].filter(of.isTelling).length && isPair(text, words, last, 1)) return false
    if (telling.some(one => !isWord(one)) || telling.every(one => isCapital(one.text))) return true
    return of.spelled.has(join(parts)) && !isThing(text, words, first)
  }

  return function* find(text: string): Generator<Place> {
    const taken: Place[] = accounts.flatMap(({ key, wanted }) =>
      Array.from(text.matchAll(wanted), ({ 0: name, index }) => ({
        start: index,
        end: index + name.length,
        who: key,
        name,
      })),
    )
    const words = listWords(text)
    for (let at = 0; at < words.length; at++) {
      const word = words[at]
      const candidates = (word && bearers.get(word.folded)) ?? []
      if (!word || candidates.length === 0 || /\d/.test(text[word.start - 1] ?? '')) continue
      const found = candidates.flatMap(of => extend(text, words, at, of) ?? []).filter(one => isName(text, words, one))
      const longest = found.toSorted((a, b) => b.last - a.last || a.first - b.first)[0]
      if (!longest) continue
      const [from, to] = [words[longest.first], words[longest.last]]
      if (!(from && to)) continue
      const same = found.filter(one => one.last === longest.last && one.first === longest.first)
      const parts = words.slice(longest.first, longest.last + 1)
      taken.push({
        start: from.start,
        end: to.end + suffix(text, to.end),
        who: same.length === 1 ? longest.of : fold(text.slice(from.start, to.end)),
        name: longest.of.spelled.get(join(parts)) ?? text.slice(from.start, to.end),
      })
      at = longest.last
    }
    let done = 0
    for (const one of taken.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (one.start < done) continue
      done = one.end
      yield one
    }
  }
}

function suffix(text: string, at: number): number {
  ACCOUNT.lastIndex = at
  return ACCOUNT.exec(text)?.[0].length ?? 0
}
