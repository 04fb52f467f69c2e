import { fold, isDeterminer, type LessonWords } from './lesson-words.ts'

/** Every name of one person: 'Zoé', 'van der Berg', 'Zoé van der Berg', 'Mme Diop'. */
export type Person = readonly string[]

/** Parts of a name that are in every sentence: never a name alone. */
const CONNECTING = new Set(
  `al bin d da das de del della den der des di do dos du el la le les van vom von zu m mr mme mlle madame mademoiselle monsieur
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
const KING = /^ +[IVX]+(?:er)?(?![\p{L}\d])/u
/** « je m’appelle rose » */
const INTRODUCING = /(?<!\p{L})[mst]['’]appel(?:le|les|er) $/iu
const isAccount = (name: string) => /[\d_@]|\.\S/.test(name)
const isCapital = (text: string) => /^\p{Lu}/u.test(text.normalize('NFKC'))

interface Word {
  text: string
  folded: string
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
  /** A few signs before it, and after it. */
  behind: string
  ahead: string
  before: Word | undefined
  next: Word | undefined
}
const NEAR = 12

function listWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const [before, end] = [words.at(-1), start + word.length]
    const around = { behind: text.slice(Math.max(0, start - NEAR), start), ahead: text.slice(end, end + NEAR) }
    const gap = text.slice(before?.end ?? 0, start)
    const one: Word = { text: word, folded: fold(word), start, end, gap, ...around, before, next: undefined }
    if (before) before.next = one
    words.push(one)
  }
  return words
}

const join = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')

/** A person's names, each as its parts; and whether a part stands for him alone. */
function readPerson(person: Person) {
  const own = person.filter(name => !isAccount(name) && listWords(name).length > 0)
  const names = own.map(name => listWords(name).map(({ folded }) => folded))
  return {
    parts: new Set(names.flat()),
    /** « jeanluc », « zoevandenbrouck ». */
    closed: new Set(names.map(parts => parts.join(''))),
    /** As it is spelled, by its parts. */
    spelled: new Map(
      own.flatMap(name => [' ', ''].map(gap => [join(listWords(name)).replaceAll(' ', gap), name.trim()] as const)),
    ),
    /** Those of several parts. */
    full: names.filter(parts => parts.length > 1).map(parts => parts.join(' ')),
    isTelling: (part: string) => !CONNECTING.has(part) || names.some(name => name.length === 1 && name[0] === part),
  }
}
type Known = ReturnType<typeof readPerson>

/** Where somebody is named, who it is, and how his name is spelled. */
type Place = { start: number; end: number; who: unknown; name: string }

/** Finds where a text names one of some people; `find` gives each place with who it is, or the name where several bear it. */
export function nameFinder(people: readonly Person[], lessons: LessonWords) {
  const all = people.map(readPerson)
  const bearers = new Map<string, Known[]>()
  for (const one of all)
    for (const part of one.parts.union(one.closed)) bearers.set(part, [...(bearers.get(part) ?? []), one])
  const accounts = people.flatMap((person, at) =>
    person.filter(isAccount).map(name => ({
      key: all[at],
      wanted: new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name.trim())}(?![\\p{L}\\d])`, 'giu'),
    })),
  )

  const isWord = ({ text, folded }: Word) => folded.length === 1 || lessons.isCommon(text)

  /** « Mme Petit », « M. Petit », « je m’appelle rose »; not « 1 500 m. Si … ». */
  const isIntroduced = ({ before, gap, behind }: Word) =>
    INTRODUCING.test(behind) ||
    (before !== undefined &&
      TITLES.has(before.folded) &&
      (before.folded.length > 1 || isCapital(before.text)) &&
      /^\.?[ \u00a0\u202f]{1,2}$/.test(gap))

  /** « la rose », « der Berg » */
  const isThing = ({ before, gap, text }: Word) =>
    before !== undefined && isDeterminer(before.folded) && WITHIN.test(gap) && lessons.isThing(text)

  /** Whether a word that is a name as well is the word here. */
  function isPlain(word: Word): boolean {
    const { text, folded, behind, ahead } = word
    if (folded.length === 1) return true
    const isShort = folded.length < SHORTEST_ALONE
    if (isShort && !isCapital(text)) return true
    if (isIntroduced(word)) return false
    // « Ma », « AB »: of a name as short the capital alone says little.
    if (isThing(word) || (isShort && text === text.toUpperCase())) return true
    if (!isWord(word)) return false
    // « le 8 Mai », « Mai 1945 ».
    return isShort || !isCapital(text) || /\d(?:er)? ?$/.test(behind) || /^ \d{4}(?!\d)/.test(ahead)
  }

  /** Whether a word and the next one, or the one before, are a name of the lessons; small words between them do not count. */
  function isPair(word: Word, side: 'next' | 'before'): boolean {
    let [here, other] = [word, word[side]]
    while (other && WITHIN.test((side === 'next' ? other : here).gap)) {
      if (!CONNECTING.has(other.folded))
        return side === 'next' ? lessons.isPair(word.text, other.text) : lessons.isPair(other.text, word.text)
      ;[here, other] = [other, other[side]]
    }
    return false
  }

  /** The words from one on that are parts of a person's names. */
  function findRun(first: Word, of: Known): Word[] {
    const run = [first]
    for (let { next } = first; next && run.length < MOST_PARTS; { next } = next) {
      if (!(of.parts.has(next.folded) && WITHIN.test(next.gap))) break
      run.push(next)
    }
    while (run.length > 0 && !of.isTelling(run.at(-1)?.folded ?? '')) run.pop()
    const isSpelled = () => of.full.some(name => `${join(run)} `.startsWith(`${name} `))
    // « le petit Aimé » where Aimé Petit is known.
    const isOutside = (word: Word | undefined) =>
      word && (!of.isTelling(word.folded) || (run.length > 1 && isThing(word) && isWord(word)))
    while (isOutside(run[0]) && !isSpelled()) run.shift()
    return run
  }

  function isName(text: string, run: readonly Word[], of: Known): boolean {
    const telling = run.filter(({ folded }) => of.isTelling(folded))
    const [only, last] = [telling[0], run.at(-1)]
    if (!(only && last)) return false
    if (telling.length === 1) {
      // « Victor Hugo », « Louis XIV ».
      if (KING.test(last.ahead) || isPair(last, 'next') || isPair(last, 'before')) return false
      const account = accountAt(text, last.end)
      // « la rose.elle » lacks a blank.
      if (account !== '' && run.length === 1) return !account.startsWith('.') || !isWord(only)
      return !isPlain(only) || (run.length > 1 && isCapital(only.text))
    }
    // « Jean-Baptiste Poquelin » where Jean-Baptiste Dupont is known.
    if (telling.length < [...of.parts].filter(of.isTelling).length && isPair(last, 'next')) return false
    if (telling.some(one => !isWord(one)) || telling.every(one => isCapital(one.text))) return true
    // « un angle droit » where Angle Droit is known.
    if (run[0] && isThing(run[0])) return false
    return of.spelled.has(join(run)) && run.every(({ folded }) => folded.length >= SHORTEST_ALONE)
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
    let past = 0
    for (const word of listWords(text)) {
      if (word.start < past || /\d$/.test(word.behind)) continue
      const found = (bearers.get(word.folded) ?? [])
        .map(of => ({ of, run: findRun(word, of) }))
        .filter(({ of, run }) => isName(text, run, of))
      const [longest] = found.toSorted((a, b) => b.run.length - a.run.length)
      const [from, to] = [longest?.run[0], longest?.run.at(-1)]
      if (!(longest && from && to)) continue
      const isShared = found.filter(({ run }) => join(run) === join(longest.run)).length > 1
      const name = text.slice(from.start, to.end)
      past = to.end
      taken.push({
        start: from.start,
        end: to.end + accountAt(text, to.end).length,
        who: isShared ? fold(name) : longest.of,
        name: longest.of.spelled.get(join(longest.run)) ?? name,
      })
    }
    let done = 0
    for (const one of taken.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (one.start < done) continue
      done = one.end
      yield one
    }
  }
}

function accountAt(text: string, at: number): string {
  ACCOUNT.lastIndex = at
  return ACCOUNT.exec(text)?.[0] ?? ''
}
