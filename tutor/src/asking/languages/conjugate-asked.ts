import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import { messages } from '../messages.ts'
import { refer } from '../refer.ts'
import { type Reply, writeReply } from '../reply.ts'
import { CONJUGATIONS } from './conjugation-tables.ts'

const TENSE = `(?:present|imparfait|futur|passe|preterit|conditionnel|subjonctif|imperatif|plus-que-parfait|preterito|imperfecto|perfekt|prateritum|simple|past|will|going)`
/** Words before a verb, and a tense after it, that ask for its forms. */
const ASKS = [
  /\bconjug\p{L}*\s+(?:moi |le verbe |du verbe |de |le |un |du |d')?[«"]?\s*(\p{L}+)/u,
  new RegExp(`${TENSE}[\\p{L} +-]*? (?:du verbe |de |d'|du |pour |avec (?:le verbe )?)[«"]?\\s*(\\p{L}+)`, 'u'),
  new RegExp(
    `(?:^|le verbe |verbe |c'est quoi |comment on (?:dit|fait|met|ecrit|conjugue) |et )[«"]?\\s*(\\p{L}+)\\s*[»"]? (?:au|a l'|en) (?:${TENSE})`,
    'u',
  ),
]
const OTHER =
  /\bpourquoi\b|\bdifference\b|\bterminaisons?\b|\bquand (?:on |est-ce|faut|utilis|emplo)|\bregle|\bvaleurs?\b|\bà quoi\b|\ba quoi\b|\bforme?r? (?:le|l')\b/

/** Verbs as pupils write them. */
const ACCENTS = new Map([
  ['etre', 'être'],
  ['naitre', 'naître'],
  ['connaitre', 'connaître'],
  ['paraitre', 'paraître'],
  ['disparaitre', 'disparaître'],
])
const withAccent = (verb: string) => ACCENTS.get(verb) ?? verb

/** The word as the question writes it: accents and umlauts count. */
const written = (plain: string, folded: string) =>
  plain
    .match(/\p{L}+/gu)
    ?.find(word => fold(word) === folded)
    ?.toLowerCase() ?? folded

/** The six persons of the verb that a question names, at the tense that it names; undefined where it asks for something else. */
export const conjugateAsked = (pack: Pack, plain: string): Reply | undefined => {
  const folded = fold(plain).replace(/[’]/g, "'")
  if (OTHER.test(folded)) return undefined
  for (const pattern of ASKS) {
    const found = folded.match(pattern)?.[1]
    if (found === undefined) continue
    const verb = withAccent(written(plain, found))
    const table = CONJUGATIONS[pack.lang](verb, folded)
    if (table)
      return writeReply(
        'answer',
        [messages.conjugated(verb, table.tense), table.rows.map(row => `- ${row}`).join('\n')],
        {
          reference: refer(pack),
        },
      )
  }
  return undefined
}
