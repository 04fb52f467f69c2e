import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import { messages } from '../messages.ts'
import { refer } from '../refer.ts'
import { type Reply, writeReply } from '../reply.ts'
import { CONJUGATIONS } from './conjugation-tables.ts'
import { personNamed, readBarePerson } from './named-person.ts'

const TENSE = `(?:present|imparfait|futur|passe|preterit|conditionnel|subjonctif|imperatif|plus-que-parfait|preterito|imperfecto|perfekt|prateritum|simple|past|will|going)`
/** Words before a verb, and a tense after it, that ask for its forms. */
const ASKS = [
  /\bconjug\p{L}*\s+(?:moi |le verbe |du verbe |de |le |un |du |d')?[«"]?\s*(?:se |s')?(\p{L}+)/u,
  new RegExp(`${TENSE}[\\p{L} +-]*? (?:du verbe |de |d'|du |pour |avec (?:le verbe )?)[«"]?\\s*(\\p{L}+)`, 'u'),
  new RegExp(
    `(?:^|le verbe |verbe |c'est quoi |comment on (?:dit|fait|met|ecrit|conjugue) |et )[«"]?\\s*(\\p{L}+)\\s*[»"]? (?:au |a l'|en )(?:${TENSE})`,
    'u',
  ),
]
const OTHER =
  /\bpourquoi\b|\bdifference\b|\bterminaisons?\b|\bquand (?:on |est-ce|faut|utilis|emplo)|\bregle|\bvaleurs?\b|\bà quoi\b|\ba quoi\b|\bforme?r? (?:le|l')\b/
const IS_FORM = new RegExp(
  `\\bconjug|\\b(?:sing|plur)\\p{L}*|(?<!\\p{L})${TENSE}(?!\\p{L})|^\\p{L}+ \\(|^\\p{L}+ (?:avec|mit|con|with) \\p{L}+[ ?]*$`,
  'u',
)
/** Verbs by which a form is asked for; they are themselves asked for only where no other one is. */
const ASKING = /^(?:conjugu|mettr|donn|ecri|dire|faire|savoir|est|rappel|trouv)/

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

const foldQuestion = (plain: string) => fold(plain).replace(/[’]/g, "'")

type AskedForm = { verb: string; found: string; table: NonNullable<ReturnType<(typeof CONJUGATIONS)['fr']>> }

/** The verb that stands where a form is asked for; with a person named, wherever it stands. */
const findVerb = (lang: Pack['lang'], plain: string, folded: string): AskedForm | undefined => {
  const read = (found: string): AskedForm | undefined => {
    const verb = withAccent(written(plain, found))
    const isReflexive = lang === 'fr' && new RegExp(`\\b(?:se |s')${found}\\b`).test(folded)
    const whole = isReflexive ? `${/^[aeiouyhéêâ]/.test(verb) ? "s'" : 'se '}${verb}` : verb
    const table = CONJUGATIONS[lang](whole, folded)
    return table && { verb: whole, found, table }
  }
  for (const pattern of ASKS) {
    const found = folded.match(pattern)?.[1]
    const asked = found === undefined ? undefined : read(found)
    if (asked) return asked
  }
  // « Il va nous aider » asks for no form.
  if (!IS_FORM.test(folded)) return undefined
  const words = (folded.match(/\p{L}{2,}/gu) ?? []).filter(word => word !== 'present' && word !== 'combien')
  const named = words
    .filter(word => personNamed(folded, word, lang))
    .flatMap(word => read(word) ?? [])
    .toSorted((a, b) => Number(ASKING.test(a.found)) - Number(ASKING.test(b.found)))
  return named[0]
}

const WISH =
  /^(?:(?:il faut|il faudrait|je veux|je voudrais|il veut|bien|avant|pour|afin) )?qu(?:e |['’])(je|j|tu|il|elle|on|nous|vous|ils|elles) ?\((?:se |s['’])?(\p{L}+)\)[\s?!.]*$/iu
/** « il faut que tu (être) » asks for a subjunctive and does not say so; so does « que tu (être) » alone, as a table of verbs is read out. */
const restateWish = (plain: string): string => {
  const [, person, verb] = plain.match(WISH) ?? []
  return verb === undefined ? plain : `conjugue ${verb} au subjonctif présent avec ${person === 'j' ? 'je' : person}`
}

/** The verb that a question names at the tense that it names: the person that is asked for first; undefined where it asks for something else. */
export const conjugateAsked = (pack: Pack, asks: string): Reply | undefined => {
  const plain = pack.lang === 'fr' ? restateWish(asks) : asks
  const folded = foldQuestion(plain)
  if (OTHER.test(folded)) return undefined
  const asked = findVerb(pack.lang, plain, folded)
  if (!asked) return undefined
  const { verb, found, table } = asked
  const named = personNamed(folded, found, pack.lang)
  const own = named && table.rows.find(({ persons }) => persons.includes(named.person))
  return writeReply(
    'answer',
    [
      own ? messages.conjugatedForm(own.text) : '',
      messages.conjugated(verb, table.tense),
      table.rows.map(({ text }) => `- ${text}`).join('\n'),
    ],
    { reference: refer(pack) },
  )
}

const NAMED_TENSE = new RegExp(`(?:au |a l'|en )?${TENSE}(?: (?:simple|compose|perfect|continuous|du \\p{L}+))?`, 'u')

/** « et au futur ? », « et avec nous ? », « et le verbe voir ? » after a verb was conjugated, as a whole question. */
export const completeConjugation = (lang: Pack['lang'], text: string, before: string): string | undefined => {
  const [folded, past] = [foldQuestion(text), foldQuestion(before)]
  if (folded.split(' ').length > 8 || OTHER.test(folded)) return undefined
  const asked = findVerb(lang, before, past)
  if (!asked) return undefined
  const person = readBarePerson(folded, lang)
  const tense = past.match(NAMED_TENSE)?.[0] ?? ''
  if (person !== undefined) return `conjugue ${asked.verb} ${tense} ${person}`
  const own = folded.match(new RegExp(`^(?:et |mais |alors )+(${NAMED_TENSE.source})[ ?.!]*$`, 'u'))?.[1]
  const pronoun = past.match(/\bavec (?!le verbe)\p{L}+/u)?.[0] ?? ''
  if (own !== undefined) return `conjugue ${asked.verb} ${own} ${pronoun}`
  const other = text.match(/^(?:et |mais )+(?:le verbe |pour |avec |du verbe )*(\p{L}+)[ ?.!]*$/iu)?.[1]
  const isVerb = other !== undefined && CONJUGATIONS[lang](withAccent(other.toLowerCase()), past)
  return isVerb ? `conjugue ${other} ${tense} ${pronoun}` : undefined
}
