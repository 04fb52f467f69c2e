import type { Pack } from '../../pack.ts'

/** One of the six persons as a question names it; `isFeminine` for « elle » and « elles ». */
export type NamedPerson = { person: number; isFeminine: boolean }

const PRONOUNS: Record<Pack['lang'], [string, number][]> = {
  fr: [
    ["je|j'", 0],
    ['tu', 1],
    ['il|elle|on', 2],
    ['nous', 3],
    ['vous', 4],
    ['ils|elles', 5],
  ],
  en: [
    ['i', 0],
    ['you', 1],
    ['he|she|it', 2],
    ['we', 3],
    ['they', 5],
  ],
  es: [
    ['yo', 0],
    ['tu', 1],
    ['el|ella|usted', 2],
    ['nosotros|nosotras', 3],
    ['vosotros|vosotras', 4],
    ['ellos|ellas|ustedes', 5],
  ],
  de: [
    ['ich', 0],
    ['du', 1],
    ['er|es|sie', 2],
    ['wir', 3],
    ['ihr', 4],
  ],
}
const FRENCH_NAMES = PRONOUNS.fr

const ORDINALS: [RegExp, number][] = [
  [/\b(?:1re|1ere|1er|1|premiere) ?(?:pers|personne)\b/, 0],
  [/\b(?:2e|2eme|2nde|2|deuxieme|seconde) ?(?:pers|personne)\b/, 1],
  [/\b(?:3e|3eme|3|troisieme) ?(?:pers|personne)\b/, 2],
]

const ordinalIn = (folded: string): NamedPerson | undefined => {
  const found = ORDINALS.filter(([pattern]) => pattern.test(folded))
  const [isSingular, isPlural] = [/\bsing(?:ulier)?\b/.test(folded), /\bplur(?:iel)?\b/.test(folded)]
  const [only] = found
  if (!only || found.length > 1 || isSingular === isPlural) return undefined
  return { person: only[1] + (isPlural ? 3 : 0), isFeminine: /\bfeminin\b/.test(folded) }
}

/** A pronoun beside the verb, or behind « avec ». */
const pronounBeside = (folded: string, verb: string, names: [string, number][]): NamedPerson | undefined => {
  for (const [pronoun, person] of names) {
    const beside = new RegExp(
      `\\bavec (?:le (?:pronom |sujet )?|la personne )?(?:que |qu')?["«]? ?(${pronoun})(?![\\p{L}'])|(?<!comment )(?<![\\p{L}'-])(${pronoun}) ?[(+] ?(?:se |s')?${verb}(?!\\p{L})|(?<!comment )(?<![\\p{L}'-])(${pronoun}) ${verb}(?!\\p{L})|(?<!\\p{L})${verb} ?[(+,] ?(${pronoun})(?![\\p{L}'])`,
      'u',
    )
    const named = folded
      .match(beside)
      ?.slice(1)
      .find(one => one !== undefined)
    if (named !== undefined) return { person, isFeminine: /^elles?$/.test(named) }
  }
  return undefined
}

/** The person that a folded question asks a verb for, in the language of the lesson or in French. */
export const personNamed = (folded: string, verb: string, lang: Pack['lang']): NamedPerson | undefined =>
  ordinalIn(folded) ??
  pronounBeside(folded, verb, PRONOUNS[lang]) ??
  (lang === 'fr' ? undefined : pronounBeside(folded, verb, FRENCH_NAMES))

/** « et avec nous ? » names a person and nothing besides; its pronoun, or the ordinal as it is written. */
export const readBarePerson = (folded: string, lang: Pack['lang']): string | undefined => {
  const all = [...PRONOUNS[lang], ...FRENCH_NAMES].map(([pronoun]) => pronoun).join('|')
  const bare = folded.match(
    new RegExp(`^(?:et |mais |ok |alors )*(?:avec |pour |a )?(?:le pronom |la personne )?(${all})[ ?.!]*$`, 'u'),
  )?.[1]
  if (bare !== undefined) return `avec ${bare}`
  return ordinalIn(folded) && folded.split(' ').length < 9 ? folded.replace(/^(?:et |mais )+|[ ?.!]+$/g, '') : undefined
}
