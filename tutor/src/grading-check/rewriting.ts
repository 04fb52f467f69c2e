import { isAdjective, isFiniteVerb, isNoun, lemmas } from '../grade/text/lexicon.ts'
import { listOpposites } from '../grade/text/opposites.ts'
import { fold } from '../words.ts'

/** A sentence put behind « que »: without its capital, but for names. */
export const lowered = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}+ \p{Lu}|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
export const withoutPoint = (text: string): string => text.replace(/[.!]\s*$/, '')

const AUXILIARIES =
  /^(?:est|sont|a|ont|était|étaient|avait|avaient|sera|seront|fait|font|peut|peuvent|doit|doivent|va|vont|prend|met|donne|permet|permettent|devient|deviennent|faut|veut|sert|reste|montre|montrent|produit|produisent|contient|conduit|augmente|diminue|garde|perd|attire|obtiennent|travaillent)$/
const isFiniteForm = (word: string) =>
  AUXILIARIES.test(word) ||
  (/^\p{Ll}/u.test(word) && isFiniteVerb(fold(word)) && !isNoun(fold(word)) && !isAdjective(fold(word)))
const DENIED_BEFORE = /(?:\bne |n['’]|\b(?:se|me|te|y|en|lui|leur) |['’])$/
const DENIED_BEHIND = /^ ?(?:pas|plus|jamais|rien|aucun|ni|que)\b/

/** The sentence with one of its verbs denied, for the first two that can be. */
export const denyVerbs = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}'’])(\p{L}+)(?![\p{L}'’])/gu)]
    .filter(({ 0: word, index }) => {
      const before = text.slice(Math.max(0, index - 14), index)
      const behind = text.slice(index + word.length, index + word.length + 16)
      return isFiniteForm(word) && !DENIED_BEFORE.test(before) && !DENIED_BEHIND.test(behind)
    })
    .slice(0, 2)
    .map(({ 0: word, index }) => {
      const ne = /^[aeiouyhéèê]/i.test(word) ? 'n’' : 'ne '
      return `${text.slice(0, index)}${ne}${word} pas${text.slice(index + word.length)}`
    })

const NOT_TURNED = /^(?:plus|est|fin|tout|pour|avec|nom|cause|passe|present|verbe|sujet|un|meme|droit|rien)$/
/** The sentence with a word in place of its opposite; `uses` chooses among the pairs of opposites. */
export const turnWords = (text: string, uses: (word: string, other: string) => boolean, most = 2): string[] => {
  const plain = fold(text)
  const found: string[] = []
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const own = fold(word)
    if ((own.length < 4 && !/^(?:moins|pas)$/.test(own)) || NOT_TURNED.test(own)) continue
    const all = [own, ...lemmas(own)]
    const pair = all
      .flatMap(one => listOpposites(one).map(other => [one, other] as const))
      .find(([one, other]) => uses(one, fold(other)))
    if (!pair || new RegExp(`(?<!\\p{L})${fold(pair[1])}`, 'u').test(plain)) continue
    found.push(text.slice(0, index) + pair[1] + text.slice(index + word.length))
    if (found.length >= most) break
  }
  return found
}

const NUMBERS = /(?<![\d,.])\d{1,4}(?![\d,.]\d|\d)/g
export const changeNumbers = (text: string): string[] =>
  (text.match(NUMBERS) ?? []).length === 0
    ? []
    : [text.replace(NUMBERS, digits => String(digits.length === 4 ? Number(digits) + 30 : Number(digits) * 2 + 3))]

const SUBJECT = /^(?:[^,:]{0,25}, )?((?:(?:Le|La|Les|Un|Une|le|la|les|un|une) |[Ll]['’])[\p{L}-]+)(?= )/u
const exchange = (text: string, one: string, other: string) =>
  text.replace(new RegExp(`(?<!\\p{L})(?:${one}|${other})(?!\\p{L})`, 'gu'), word => (word === one ? other : one))

/** The first two clauses with different subjects, each told of the other's. */
export const swapSubjects = (text: string): string[] => {
  const clauses = text.split(/(?<=[.;]) |, (?=(?:alors que|tandis que|mais|et) )| (?=alors que|tandis que)/)
  const named = clauses.flatMap(clause => {
    const subject = SUBJECT.exec(clause.replace(/^(?:alors que|alors qu['’]|tandis que|mais|et) /, ''))?.[1]
    return subject ? [{ clause, noun: subject.replace(/^(?:\p{L}+ |[Ll]['’])/u, '') }] : []
  })
  for (const [i, { clause, noun }] of named.entries())
    for (const other of named.slice(i + 1))
      if (
        fold(noun) !== fold(other.noun) &&
        Math.min(noun.length, other.noun.length) > 2 &&
        !other.clause.includes(noun) &&
        !clause.includes(other.noun)
      )
        return [exchange(text, noun, other.noun)]
  return []
}
