import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fold } from '../../words.ts'
import { FormTable } from './form-table.ts'
import { FUNCTION_WORDS } from './function-words.ts'

const require = createRequire(import.meta.url)
/** Not `require`: that would keep the whole table in memory. */
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>

const LETTERS = new Map([...'àâäçéèêëîïôöùûüœæ'].map(letter => [letter, fold(letter)]))
/** Folds the forms of a dictionary, of which most are plain: several times faster than `fold`. */
const plain = (form: string) =>
  /^[a-z]+$/.test(form) ? form : form.toLowerCase().replace(/[^a-z]/g, letter => LETTERS.get(letter) ?? fold(letter))

const NOUN = 1
const ADJECTIVE = 2
const VERB = 4
const FINITE = 8
const OTHER = 16
/** Forms of a verb that are no finite ones: participles and the infinitive. */
const NOT_FINITE = new Set(['G', 'K', 'W'])

/** « Ils payent » is also « ils paient »; the dictionary has the first only. */
const listSpellings = (verb: string, form: string) =>
  verb.endsWith('ayer') && /aye/.test(form) ? [form, form.replace(/aye/, 'aie')] : [form]

/** Lefff: some 300 000 folded forms in 9 MB, read in about a second. */
const load = (): FormTable => {
  const table = new FormTable()
  for (const [form, lemma] of Object.entries(
    read<string | null>(require.resolve('lefff-helper/resources_pub/nouns.json')),
  ))
    table.add(plain(form), plain(lemma ?? form), NOUN)
  for (const [form, [lemma]] of Object.entries(
    read<[string | null]>(require.resolve('lefff-helper/resources_pub/adjectives.json')),
  ))
    table.add(plain(form), plain(lemma ?? form), ADJECTIVE)
  for (const [verb, tenses] of Object.entries(
    read<Record<string, (string | null)[]>>(require.resolve('french-verbs-lefff/dist/conjugations.json')),
  ))
    for (const [tense, forms] of Object.entries(tenses))
      for (const form of forms)
        if (form && form !== 'NA')
          for (const written of listSpellings(verb, form))
            table.add(plain(written), plain(verb), NOT_FINITE.has(tense) ? VERB : VERB | FINITE)
  for (const word of FUNCTION_WORDS) table.add(word, word, OTHER)
  table.close()
  return table
}

let loaded: FormTable | undefined
const table = () => {
  loaded ??= load()
  return loaded
}

/** Reads the dictionary now, and not when the first text is graded: a server would stand still meanwhile. */
export const loadLexicon = (): void => void table()

/** What an adverb is made from: « lentement » from « lente », « constamment » from « constant ». */
const adjectiveBehind = (form: string) =>
  /(?:amment|emment)$/.test(form) ? form.replace(/mment$/, 'nt').replace(/ant$|ent$/, end => end) : form.slice(0, -4)

const findAdverb = (form: string): string | undefined => {
  if (!form.endsWith('ment') || form.length < 7) return undefined
  const root = adjectiveBehind(form)
  return [root, `${root}e`].find(one => (table().kinds(one) & ADJECTIVE) > 0)
}

/** The lemmas of a folded form; an adverb in -ment belongs to its adjective. Empty where French has no such form. */
export const lemmas = (form: string): readonly string[] => {
  const known = table().lemmas(form)
  if (known.length > 0) return known
  const root = findAdverb(form)
  return root ? table().lemmas(root) : []
}
export const isWord = (form: string): boolean => table().kinds(form) > 0 || findAdverb(form) !== undefined
export const isFiniteVerb = (form: string): boolean => (table().kinds(form) & FINITE) > 0
export const isNoun = (form: string): boolean => (table().kinds(form) & NOUN) > 0
export const isAdjective = (form: string): boolean => (table().kinds(form) & ADJECTIVE) > 0
/** A finite verb that is neither a noun nor an adjective. */
export const isOnlyVerb = (form: string): boolean =>
  COMMON_VERBS.has(form) || ((table().kinds(form) & FINITE) > 0 && (table().kinds(form) & (NOUN | ADJECTIVE)) === 0)

const COMMON_VERBS = new Set(
  'est sont a ont etait etaient avait avaient sera fait font faut peut peuvent sert reste montre permet doit doivent devient porte'.split(
    ' ',
  ),
)
