import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import { messages } from '../messages.ts'
import { refer } from '../refer.ts'
import { type Reply, writeReply } from '../reply.ts'
import { readAskedPhrase } from '../translate.ts'
import { translateSentence } from './sentences/index.ts'

/** The phrase as the question writes it: accents tell « a » from « à ». */
const readWritten = (plain: string): string => {
  const folded = fold(plain)
  const asked = readAskedPhrase(folded)
    .replace(/^(?:la phrase )?[:«" ]+|[»" .?!]+$/g, '')
    .trim()
  const at = asked === '' ? -1 : folded.indexOf(asked)
  if (at < 0) return ''
  return folded.length === plain.length ? plain.slice(at, at + asked.length) : asked
}

/** A whole sentence that a question of a language lesson asks for; undefined unless every word of it is understood. */
export const translateWhole = (pack: Pack, packs: readonly Pack[], plain: string): Reply | undefined => {
  if (pack.lang === 'fr' || /en francais/.test(fold(plain))) return undefined
  const asked = readWritten(plain)
  const said = asked === '' ? undefined : translateSentence(pack, packs, asked)
  return said === undefined
    ? undefined
    : writeReply('answer', [messages.translated(asked, said)], { reference: refer(pack) })
}
