import type { Pack } from '../pack.ts'
import { fold } from '../words.ts'
import { messages } from './messages.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const TO_FOREIGN = [
  /(?:comment (?:on |est-ce qu'on |je |tu )?(?:dit|dire|peut dire|dis|dit-on|traduit|traduire|peut-on dire|se dit|s'ecrit)(?:-on)?)\s+(.+?)(?:\s+en (?:anglais|espagnol|allemand).*)?[\s?!.]*$/u,
  /^(.+?)\s+(?:se dit|on dit|ca se dit|on le dit|s'ecrit)\s+comment.*$/u,
  /(?:traduction (?:de|du mot|du verbe|d')|traduis(?:-moi)?|traduire)\s*(.+?)(?:\s+en (?:anglais|espagnol|allemand|francais).*)?[\s?!.]*$/u,
  /^(?:c'est quoi |et )?(.+?)\s+en (?:anglais|espagnol|allemand)[\s?!.]*$/u,
  /^(?:que |qu'est-ce que )?(?:veut dire|signifie)\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
  /(?:ca )?veut dire quoi\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
  /^(.+?)\s+(?:ca )?(?:veut dire|signifie) quoi.*$/u,
  /^c'est quoi\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
]

const ARTICLE =
  /^(?:(?:le|la|les|un|une|des|du|de la|to|the|a|an|el|los|las|der|die|das|ein|eine|mot|verbe|expression)\s+|l'|d')+/u
const bare = (text: string) =>
  fold(text)
    .replace(/[«»"“”!?¿¡.,;:]/gu, ' ')
    .replace(/\(.*?\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
const key = (text: string) => bare(text).replace(ARTICLE, '').trim()

type Word = { foreign: string; french: string; more: string; id: string }

const listVocabulary = (pack: Pack): Word[] =>
  pack.terms.flatMap(({ id, term, translation, definition, example }) =>
    translation === undefined
      ? []
      : [
          {
            id,
            foreign: term,
            french: translation,
            more: example === undefined ? definition : `${definition}\n\n*${example}*`,
          },
        ],
  )

const meanings = (text: string) =>
  text
    .split(/[,;/]| ou /u)
    .map(key)
    .filter(part => part !== '')

const sayWord = ({ foreign, french, more }: Word) => `${messages.means(foreign, french)}\n\n${more}`

/** The word, expression or sentence of a language lesson that a question asks to translate. */
const findWord = (pack: Pack, asked: string): { word: Word; toForeign: boolean } | undefined => {
  for (const word of listVocabulary(pack)) {
    if (meanings(word.french).includes(asked) || key(word.french) === asked) return { word, toForeign: true }
    if (meanings(word.foreign).includes(asked) || key(word.foreign) === asked) return { word, toForeign: false }
  }
  return undefined
}

const CLAIMED =
  /^(?:est[- ]ce qu[e'] ?)?[«"]?\s*(.+?)\s*[»"]?\s+(?:ca )?(?:veut dire|signifie|se traduit par)\s+(?!quoi)[«"]?\s*(.+?)\s*[»"]?[\s?!.]*$/u

/** A translation from the vocabulary of a language lesson; undefined where no word of it is asked for. */
export const translateAsked = (pack: Pack, folded: string): Reply | undefined => {
  if (pack.lang === 'fr') return undefined
  const claimed = folded.match(CLAIMED)
  const known = claimed && !/^(?:que|qu'est)/.test(folded) ? findWord(pack, key(claimed[1] ?? '')) : undefined
  if (known) return writeReply('answer', [sayWord(known.word)], { reference: refer(pack) })
  for (const pattern of TO_FOREIGN) {
    const asked = key(folded.match(pattern)?.[1] ?? '')
    if (asked === '') continue
    const found = findWord(pack, asked)
    if (!found) continue
    const { foreign, french, more } = found.word
    const said = found.toForeign ? `${messages.translated(french, foreign)}\n\n${more}` : sayWord(found.word)
    return writeReply('answer', [said], { reference: refer(pack) })
  }
  return undefined
}
