import { isWord } from '../../grade/text/lexicon.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'

/** A word or sentence of a language lesson with its meaning. */
export type DictionaryEntry = { foreign: string; french: string; more: string }

const ARTICLE =
  /^(?:(?:le|la|les|un|une|des|du|de la|to|the|a|an|el|los|las|der|die|das|ein|eine|mot|verbe|expression|phrase)\s+|l'|d')+/u

const bare = (text: string) =>
  fold(text)
    .replace(/[’]/gu, "'")
    .replace(/[«»"“”„!?¿¡.,;:…]/gu, ' ')
    .replace(/\(.*?\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** How pupils leave out « ne » and run « je » together. */
const spoken = (text: string) =>
  text
    .replace(/(?<![\p{L}])n[e'] ?(?=\p{L})/gu, '')
    .replace(/(?<![\p{L}])j' ?(?=\p{L})/gu, 'je ')
    .replace(/(?<![\p{L}])jai(?!\p{L})/gu, 'je ai')
    .replace(/(?<![\p{L}])jaime(?!\p{L})/gu, 'je aime')
    .replace(/\s+/gu, ' ')

/** What two writings of a word or sentence have in common. */
export const dictionaryKey = (text: string): string => spoken(bare(text)).replace(ARTICLE, '').trim()

export const listMeanings = (text: string): string[] =>
  [text, ...text.split(/[,;/]| ou /u)].map(dictionaryKey).filter(part => part !== '')

const SAYS =
  /«\s*([^»]{1,60}?)\s*»[^«»]{0,12}?(?:veut dire|signifie|se traduit (?:souvent )?par|peut se traduire par|se dit)[^«»]{0,12}?«\s*([^»]{1,60}?)\s*»/gu
const GLOSSED = /\*{1,3}([^*\n]{2,40}?)\*{1,3} (?:\(([^()\n]{2,40})\)|: ([\p{Ll}’' ]{3,40})(?=[;.\n]|$))/gu

/** What a lesson says of a form, where others give its meaning. */
const GRAMMAR =
  /^(?:pluriel|singulier|imparfait|present|passe|futur|masculin|feminin|neutre|certitude|habitude|sujet|verbe|nom|adjectif|infinitif|participe|prenom|personne|chose|lieu|temps|question|reponse|duree|mouvement|position|objet|animal|parfait|preterit|conditionnel|regulier|irregulier|par la police|rien)(?![\p{L}])/u
/** « kochen (cuisiner) », but not « -ed (verbes réguliers) ». */
const isGloss = (foreign: string, french: string) => {
  const words = bare(french).split(' ')
  return (
    !GRAMMAR.test(bare(french)) &&
    words.length <= 5 &&
    words.every(word => isWord(word)) &&
    /^[\p{L}¿¡]/u.test(foreign) &&
    !bare(foreign)
      .split(' ')
      .every(word => isWord(word))
  )
}

const readGlosses = (text: string): DictionaryEntry[] =>
  [...text.matchAll(GLOSSED)].flatMap(([, foreign = '', inBrackets, behind]) => {
    const french = inBrackets ?? behind ?? ''
    return isGloss(foreign, french)
      ? [{ foreign: (foreign.split(',').at(-1) ?? '').trim(), french: french.trim(), more: '' }]
      : []
  })

const known = new WeakMap<Pack, DictionaryEntry[]>()

/** Everything that a language lesson translates: its words, its sentences, what it glosses. */
export const listDictionary = (pack: Pack): DictionaryEntry[] => {
  const before = known.get(pack)
  if (before) return before
  const said = [
    ...pack.facts.map(({ truth, statement, correction }) => (truth ? statement : (correction ?? ''))),
    ...pack.facts.map(({ why }) => why),
    ...pack.summary.keyPoints,
    ...pack.summary.sections.map(({ body }) => body),
  ]
  const isFrench = (text: string) =>
    bare(text)
      .split(' ')
      .every(word => isWord(word))
  const all: DictionaryEntry[] = [
    ...pack.terms.flatMap(({ term, translation, definition, example }) =>
      translation === undefined
        ? []
        : [
            {
              foreign: term,
              french: translation,
              more: example === undefined ? definition : `${definition}\n\n*${example}*`,
            },
          ],
    ),
    ...pack.translations.map(({ source, accepted: [foreign = ''] }) => ({ foreign, french: source, more: '' })),
    ...said.flatMap(text =>
      [...text.matchAll(SAYS)].map(([, one = '', other = '']) =>
        isFrench(one) && !isFrench(other)
          ? { foreign: other, french: one, more: '' }
          : { foreign: one, french: other, more: '' },
      ),
    ),
    ...said.flatMap(readGlosses),
  ]
  known.set(pack, all)
  return all
}
