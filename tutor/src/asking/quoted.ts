import type { Pack } from '../pack.ts'
import { fold, stems } from '../words.ts'
import type { Passage } from './passage.ts'
import { listPassages } from './passages.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const PAIRS = [
  /\b(?:entre|met|mets|mettre|ecrit|ecris|ecrire|utilise|utiliser|choisir|savoir si c'est|c'est|dit|dire|emploie|employer)\s+(?:le |la |un |les )?[«"]?\s*(\p{L}[\p{L}'-]{0,11})\s*[»"]?\s+(?:ou|et)\s+(?:le |la |un |les |a |bien )?[«"]?\s*(\p{L}[\p{L}'-]{0,11})\b/u,
  /^(?:et )?[«"]?(\p{L}[\p{L}'-]{0,11})[»"]? (?:ou|et) [«"]?(\p{L}[\p{L}'-]{0,11})[»"]?(?: c'est pareil| quelle difference| comment (?:savoir|choisir|faire)| on met (?:quoi|lequel))?[ ?!.]*$/u,
  // « comment être sûr que c’est ses et pas ces »
  /\b(?:c'est|ecri[st]|ecrire|met|mets|mettre|faut)\s+[«"]?(\p{L}[\p{L}'-]{0,6})[»"]? et (?:pas|non)\s+[«"]?(\p{L}[\p{L}'-]{0,6})[»"]?(?=[\s?!.]*$)/u,
]
const VERB = /conjugu\p{L}* (?:le verbe )?[«"]?(\p{L}{2,5})\b/u
const SINGLE =
  /\b(?:quand|pourquoi|comment|ou) (?:est[- ]ce qu(?:e |')|on |faut[- ]il |il faut |je |doit[- ]on )*(?:met|mets|mettre|ecrit|ecrire|ecris|utilise|utiliser|emploie|employer)\s+(?:pas\s+)?(?!pas\b|plus\b|de\b|d')(?:(?:un|une|le|la|les|du|des|de la)\s+|l')?[«"]?(\p{L}[\p{L}'-]{0,9})\b/u

/** « la règle avec “en” » */
const QUOTED = /(?:regle|avec|apres|devant|le mot|accord)\s+["«]\s*(\p{L}{1,5})\s*["»]/u

const marked = (text: string) =>
  new Set(
    [...fold(text).matchAll(/(?:«\s*|\*\*|(?<!\*)\*(?!\*)|“)([^»*”]{1,24}?)(?:\s*»|\*\*|\*|”)/g)].flatMap(
      ([, one = '']) => one.split(/[\s/,]+/).map(part => part.replace(/[^\p{L}'-]/gu, '')),
    ),
  )

type Marked = { passage: Passage; words: ReadonlySet<string> }
const known = new WeakMap<Pack, Marked[]>()
const listMarked = (pack: Pack): Marked[] => {
  const before = known.get(pack)
  if (before) return before
  const fields = new Set(['section', 'fact', 'point', 'term', 'table'])
  const all = listPassages(pack)
    .filter(({ field }) => fields.has(field))
    .map(passage => ({
      passage,
      words: new Set([
        ...marked(passage.text),
        ...(passage.field === 'section' || passage.field === 'term' ? fold(passage.title).split(/[^\p{L}'-]+/u) : []),
      ]),
    }))
  known.set(pack, all)
  return all
}

/** No search by meaning finds it. */
const isLittle = (word: string) => word.length <= 2 || stems(word).length === 0

/** « a ou à ? » : little words that a lesson explains, and that no search by meaning finds. */
export const answerLittleWords = (pack: Pack, plain: string): Reply | undefined => {
  const folded = fold(plain)
  const pair = PAIRS.map(pattern => folded.match(pattern)).find(found => found !== null)
  const single = folded.match(SINGLE) ?? folded.match(VERB) ?? folded.match(QUOTED)
  const wanted = pair ? [pair[1] ?? '', pair[2] ?? ''] : single ? [single[1] ?? ''] : []
  if (wanted.length === 0 || !wanted.some(isLittle)) return undefined
  const hits = listMarked(pack).filter(({ words }) => wanted.every(word => words.has(word)))
  const best = hits.toSorted((a, b) => rank(b.passage) - rank(a.passage)).map(({ passage }) => passage.text)
  return best.length === 0
    ? undefined
    : writeReply('answer', [...new Set(best)].slice(0, 2), { reference: refer(pack) })
}

const rank = ({ field }: Passage) => ['table', 'fact', 'point', 'term', 'section'].indexOf(field)

const phrases = new WeakMap<Pack, { passage: Passage; phrases: readonly string[] }[]>()
const listPhrases = (pack: Pack) => {
  const before = phrases.get(pack)
  if (before) return before
  const all = listPassages(pack)
    .filter(({ field }) => field === 'fact' || field === 'point' || field === 'section')
    .map(passage => ({
      passage,
      phrases: [...fold(passage.text).matchAll(/(?:«\s*|(?<!\*)\*{1,2}(?!\*))([\p{L}' ]{4,24}?)(?:\s*»|\*{1,2})/gu)]
        .map(([, phrase = '']) => phrase.trim())
        .filter(phrase => phrase.includes(' ') && stems(phrase).length === 0),
    }))
    .filter(one => one.phrases.length > 0)
  phrases.set(pack, all)
  return all
}

/** « après que », « bien que »: expressions of little words, which only their letters tell apart. */
export const answerExpression = (pack: Pack, folded: string): Reply | undefined => {
  const found = listPhrases(pack).filter(one => one.phrases.some(phrase => folded.includes(phrase)))
  const best = found.toSorted((a, b) => rank(b.passage) - rank(a.passage)).map(({ passage }) => passage.text)
  return best.length === 0 ? undefined : writeReply('answer', best.slice(0, 2), { reference: refer(pack) })
}
