import type { Pack } from '../../pack.ts'
import { stems } from '../../words.ts'
import { messages } from '../messages.ts'
import { refer } from '../refer.ts'
import { type Reply, writeReply } from '../reply.ts'
import type { Screen } from '../screen.ts'
import { readAskedPhrase } from '../translate.ts'
import { dictionaryKey, listDictionary, listMeanings } from './dictionary.ts'

const MAX_WORDS = 5

const singular = (word: string) => word.replace(/(?<=..)[sx]$/, '')

/** The words of a sentence that lessons of the language know, and the rule on the screen: a whole sentence is not translated for sure. */
export const helpTranslate = (
  pack: Pack,
  packs: readonly Pack[],
  folded: string,
  { section }: Screen,
): Reply | undefined => {
  if (pack.lang === 'fr') return undefined
  const wanted = dictionaryKey(readAskedPhrase(folded))
    .split(/[^\p{L}-]+/u)
    .filter(word => word.length > 2 && stems(word).length > 0)
  if (wanted.length === 0) return undefined
  const others = packs.filter(other => other.subject === pack.subject && other.id !== pack.id)
  const entries = [pack, ...others].flatMap(listDictionary)
  const words = wanted.flatMap(word => {
    const found = entries.find(({ french }) => listMeanings(french).some(one => one === word || one === singular(word)))
    return found ? [messages.translated(found.french, found.foreign)] : []
  })
  if (words.length === 0 && !section) return undefined
  const lines = [...new Set(words)].slice(0, MAX_WORDS).map(line => `- ${line}`)
  const rule = section ? `**${section.title}**\n\n${section.body}` : ''
  return writeReply('help', [messages.noTranslation, lines.join('\n'), rule], {
    reference: refer(pack, { section: section?.title ?? null }),
  })
}
