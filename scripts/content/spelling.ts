import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CONTENT } from '@ariane/tutor'
import { decodeTrie } from 'cspell-trie-lib'
import { listProse, type Prose, words } from './prose.ts'
import type { Source } from './read.ts'

const require = createRequire(import.meta.url)
/** Spelled out, so that the check of unused packages sees them. */
const DICTIONARIES = {
  fr: [require.resolve('@cspell/dict-fr-fr/cspell-ext.json'), 'fr-fr.trie.gz'],
  en: [require.resolve('@cspell/dict-en_us/cspell-ext.json'), 'en_US.trie.gz'],
  es: [require.resolve('@cspell/dict-es-es/cspell-ext.json'), 'Spanish.trie.gz'],
  de: [require.resolve('@cspell/dict-de-de/cspell-ext.json'), 'de_DE.trie.gz'],
} as const
export type Lang = keyof typeof DICTIONARIES

const loaded = new Map<Lang, (word: string) => boolean>()
/** Whether a word is one of a language; capitals and accents count. */
export const dictionary = (lang: Lang) => {
  const known = loaded.get(lang)
  if (known) return known
  const [settings, file] = DICTIONARIES[lang]
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(settings), file))))
  const has = (word: string) => trie.hasWord(word, true)
  loaded.set(lang, has)
  return has
}

/** Words that are right although no dictionary has them: `spelling/all.txt`, and `spelling/<pack>.txt` for one pack. */
const allowed = (name: string): string[] => {
  const file = path.join(CONTENT, 'spelling', `${name}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : []
}
const everywhere = new Set(allowed('all'))

/** Parts that hold wrong spellings on purpose, or words without accents for the grader. */
const NOT_SPELLED =
  /\.wrong$|anyOf\[\]$|contradictions\[\]$|misconceptions\[\]\.match$|accepted\[\]$|^texts\[\]\.author$|^claims\[\]\.claims\[\]\.(?:opposites|confusable)/
const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*[’']?/gu
/** « l’ », « qu’ » and the like stand with the next word. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)’/i
const CAPITALS: Record<string, string> = { E: 'ÉÈÊ', A: 'ÀÂ', I: 'Î', O: 'Ô', U: 'Û', C: 'Ç' }

const lower = (word: string) => word.toLowerCase()
const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The text as words of a language: only the first of the accepted words of a gap, no marks, no addresses. */
const readable = ({ text }: Prose) =>
  words(text)
    .replace(/\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g, '$1')
    .replace(/https?:\S+/g, ' ')
    .replace(/\*+|_/g, '')
    .replace(/[#|]/g, ' ')

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const knower = (pack: Source['pack']) => {
  const own = new Set(allowed(pack.id))
  const langs: Lang[] = pack.lang === 'fr' ? ['fr'] : ['fr', pack.lang]
  const isListed = (word: string) => [word, lower(word)].some(one => own.has(one) || everywhere.has(one))
  const isInDictionary = (word: string) =>
    [word, lower(word), capital(word), word.replaceAll('’', "'")].some(one => langs.some(lang => dictionary(lang)(one)))
  const knows = (word: string): boolean => word.length < 2 || isListed(word) || isInDictionary(word)
  return (word: string): boolean => {
    if (knows(word)) return true
    const bare = word.replace(ELIDED, '').replace(/[’']$/, '')
    if (knows(bare)) return true
    const parts = bare.split(/[-’']/)
    return parts.length > 1 && parts.every(part => knows(part))
  }
}

/** Whether the capital only lacks its accent: Etat, Ecole, Egalité. */
const lacksAccent = (word: string, knows: (word: string) => boolean) => {
  const bare = word.replace(ELIDED, '')
  return [...(CAPITALS[bare[0] ?? ''] ?? '')].some(letter => knows(letter + bare.slice(1)))
}

/** A part of a word, as grammar speaks of it: « -ez », « tendr- », « ll ». */
const isPart = (text: string, word: string, at: number) =>
  /(?:^|[^\p{L}])[-–]$/u.test(text.slice(0, at)) ||
  /^[-–](?!\p{L})/u.test(text.slice(at + word.length)) ||
  (word.length < 6 && /[«+]\s$/.test(text.slice(0, at)) && /^\s?[»,+]/.test(text.slice(at + word.length)))

/** A capital inside a sentence, or before another name, makes a name. */
const isName = (text: string, word: string, at: number, body: string) => {
  const bare = word.replace(ELIDED, '')
  if (!isCapital(bare)) return false
  if (bare !== word || bare.toUpperCase() === bare || bare.length < 3) return true
  if (/[\p{L}\d,’-]\s*[«(]?\s*$/u.test(text.slice(0, at)) || /^ \p{Lu}/u.test(text.slice(at + word.length))) return true
  return text.split(/\s+/).length < 6 || new RegExp(`[\\p{L},’] ?(?:« )?${word}(?!\\p{L})`, 'u').test(body)
}

const onPurpose = ({ subject, lang, mcqs, facts }: Source['pack']) =>
  subject === 'Français' || lang !== 'fr'
    ? new Set([
        ...mcqs.flatMap(({ options }) => options.filter(({ correct }) => !correct).map(({ text }) => text)),
        ...facts.filter(({ truth }) => !truth).map(({ statement }) => statement),
      ])
    : new Set()

/** Words that no dictionary knows, each once; names inside a sentence are not looked up. */
export const spellingFlaws = ({ raw, pack }: Source): string[] => {
  const knows = knower(pack)
  const wrong = onPurpose(pack)
  const texts = listProse(raw).filter(({ kind, text }) => !NOT_SPELLED.test(kind) && !wrong.has(text))
  const read = texts.map(prose => ({ at: prose.at, text: readable(prose).replaceAll("'", '’') }))
  const body = read.map(({ text }) => text).join('\n')
  const flaws = new Map<string, string>()
  for (const { at, text } of read)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (flaws.has(word) || knows(word) || /\d/.test(text[index - 1] ?? '') || isPart(text, word, index)) continue
      if (isName(text, word, index, body) && !lacksAccent(word, knows)) continue
      flaws.set(word, `${at}: unknown word “${word}”`)
    }
  return [...flaws.values()]
}

/** Lists of words for packs that do not exist. */
export const strayLists = (ids: ReadonlySet<string>): string[] =>
  globSync(`${CONTENT}/spelling/*.txt`)
    .map(file => path.basename(file, '.txt'))
    .filter(name => name !== 'all' && !ids.has(name))
