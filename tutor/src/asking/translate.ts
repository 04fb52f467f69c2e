import type { Pack } from '../pack.ts'
import { type DictionaryEntry, dictionaryKey, listDictionary, listMeanings } from './languages/dictionary.ts'
import { messages } from './messages.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const TO_FOREIGN = [
  /(?:comment (?:on |est-ce qu'on |je |tu )?(?:dit|dire|peut dire|dis|dit-on|traduit|traduire|peut-on dire|se dit|s'ecrit)(?:-on)?)\s+(.+?)(?:\s+en (?:anglais|espagnol|allemand).*)?[\s?!.]*$/u,
  /^(.+?)\s+(?:se dit|on dit|ca se dit|on le dit|s'ecrit)\s+comment.*$/u,
  /^(.+?)\s+(?:ca )?se traduit(?:\s+(?:comment|par quoi))?(?:\s+en francais)?[\s?!.=]*$/u,
  /(?:traduction (?:de|du mot|du verbe|d')|traduis(?:-moi)?|traduire)\s*(.+?)(?:\s+en (?:anglais|espagnol|allemand|francais).*)?[\s?!.]*$/u,
  /^(?:c'est quoi |et )?(.+?)\s+en (?:anglais|espagnol|allemand)[\s?!.]*$/u,
  /^(.+?)\s+en (?:anglais|espagnol|allemand|francais)[\s?!.=]*$/u,
  /^en (?:anglais|espagnol|allemand) ?[:,]? ?["«] ?(.+?) ?["»][\s?!.]*$/u,
  /^(?:que |qu'est-ce que )?(?:veut dire|signifie)\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
  /(?:ca )?veut dire quoi\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
  /^(.+?)\s+(?:ca )?(?:veut dire|signifie) quoi.*$/u,
  /^c'est quoi\s+(.+?)(?:\s+en francais)?[\s?!.]*$/u,
]

const sayWord = ({ foreign, french, more }: DictionaryEntry) => `${messages.means(foreign, french)}\n\n${more}`.trim()

/** « aile » where a lesson has « ailes »: one word in the other number. */
const otherNumber = (asked: string) =>
  /^\p{L}{3,}$/u.test(asked) ? (/[sx]$/.test(asked) ? asked.slice(0, -1) : `${asked}s`) : undefined

/** The word, expression or sentence of a language lesson that a question asks to translate. */
const findWord = (pack: Pack, asked: string): { word: DictionaryEntry; toForeign: boolean } | undefined => {
  const all = listDictionary(pack)
  for (const word of all) {
    if (listMeanings(word.french).includes(asked)) return { word, toForeign: true }
    if (listMeanings(word.foreign).includes(asked)) return { word, toForeign: false }
  }
  const other = otherNumber(asked)
  const word = other === undefined ? undefined : all.find(({ french }) => listMeanings(french).includes(other))
  return word && { word, toForeign: true }
}

const CLAIMED =
  /^(?:est[- ]ce qu[e'] ?)?[«"]?\s*(.+?)\s*[»"]?\s+(?:ca )?(?:veut dire|signifie|se traduit par)\s+(?!quoi)[«"]?\s*(.+?)\s*[»"]?[\s?!.]*$/u

/** What a question asks to translate; empty where it asks for nothing of the kind. */
export const readAskedPhrase = (folded: string): string => {
  for (const pattern of TO_FOREIGN) {
    const asked = folded.match(pattern)?.[1]
    if (asked !== undefined) return asked
  }
  return ''
}

/** A translation from the vocabulary of a language lesson; undefined where no word of it is asked for. */
export const translateAsked = (pack: Pack, folded: string): Reply | undefined => {
  if (pack.lang === 'fr') return undefined
  const claimed = folded.match(CLAIMED)
  const known = claimed && !/^(?:que|qu'est)/.test(folded) ? findWord(pack, dictionaryKey(claimed[1] ?? '')) : undefined
  if (known) return writeReply('answer', [sayWord(known.word)], { reference: refer(pack) })
  for (const pattern of TO_FOREIGN) {
    const asked = dictionaryKey(folded.match(pattern)?.[1] ?? '')
    if (asked === '') continue
    const found = findWord(pack, asked)
    if (!found) continue
    const { foreign, french, more } = found.word
    const said = found.toForeign ? `${messages.translated(french, foreign)}\n\n${more}`.trim() : sayWord(found.word)
    return writeReply('answer', [said], { reference: refer(pack) })
  }
  return undefined
}
