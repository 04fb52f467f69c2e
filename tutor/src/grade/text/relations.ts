import { fold } from '../../words.ts'
import { splitClauses } from './clauses.ts'
import { isNoun, isOnlyVerb, lemmas } from './lexicon.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'

/** Who does what to whom, as far as a clause tells it by the order of its words. */
export type Relation = {
  subject: readonly Word[]
  verbs: readonly string[]
  objects: readonly Word[]
  /** What stands right behind the verb, with no preposition between. */
  direct: readonly Word[]
  /** « Lentement »: how it is done. */
  manners: readonly Word[]
  denied: boolean
}

const CLEFT = /\b(?:c'est|ce sont|il y a) (?=(?:[\p{L}'-]+ ){1,5}(?:qui|que|qu')\b)/gu
/** What a preposition governs before the verb is not its subject. */
const GOVERNED =
  /(?<![\p{L}'])(?:d'|(?:de|du|a|au|aux|dans|pour|sur|sous|en|par|chez|avec|sans|contre|vers|entre|apres|avant|pendant|depuis|selon|comme|(?<=\p{L} )des) )(?:(?:la|les?|un|une|ce|cette|ces|son|sa|ses|leurs?) |l')?[\p{L}-]+/gu
const AUXILIARIES = new Set('avoir etre pouvoir vouloir devoir aller faire venir falloir'.split(' '))
const VERB_END = /(?:[ei]r|re)$/
const MANNER = /\p{L}{3}ment$/u
const VERB_WORDS = 3
/** Prepositions that are also forms of verbs. */
const NO_VERB = new Set(['entre', 'outre', 'sauf'])

/** An article or nothing, with what follows it. */
const DIRECT =
  /^[ ,]*(?:(?:pas|plus|souvent|toujours|aussi|bien) )?(?:(?:les?|la|une?|des|du|de la|ce|cet|cette|ces|son|sa|ses|leurs?|beaucoup de|plusieurs) |(?:de )?l')?((?!(?:a|au|aux|en|dans|par|pour|sur|sous|avec|contre|vers|de|chez|entre|comme|que?|qui|si|et|ou|tres|plus|moins) |d'|qu')[\p{L}-]+(?: d(?:e |'|u |es )[\p{L}-]+)?)/u

const isNamed = ({ text }: Word) => !isNegation(text) && (isNoun(text) || /\p{L}{3}/u.test(text)) && !MANNER.test(text)
const listNames = (text: string) => splitWords(text).filter(isNamed)

/** The lemmas of a verb with its auxiliaries left out, where something stands behind them. */
const readVerbs = (verb: string, rest: string): { verbs: string[]; end: number } => {
  const found = lemmas(verb).filter(lemma => VERB_END.test(lemma))
  const verbs = found.filter(lemma => !AUXILIARIES.has(lemma))
  if (verbs.length > 0) return { verbs, end: 0 }
  const next = [...rest.matchAll(/\p{L}+/gu)].slice(0, VERB_WORDS)
  for (const { 0: word, index } of next) {
    const main = lemmas(word).filter(lemma => VERB_END.test(lemma) && !AUXILIARIES.has(lemma))
    if (
      main.length > 0 &&
      /(?:er|ir|re|e|ee|es|ees|i|ie|is|ies|it|ite|its|ites|u|ue|us|ues|ert|erts|int|ints)$/.test(word)
    )
      return { verbs: main, end: index + word.length }
  }
  return { verbs: found, end: 0 }
}

const readClause = (plain: string, verbStart: number, verbEnd: number): Relation[] => {
  const [before, verb, behind] = [plain.slice(0, verbStart), plain.slice(verbStart, verbEnd), plain.slice(verbEnd)]
  const { verbs, end } = readVerbs(verb, behind)
  const [, fronted = '', inner] = /^(.*)\bqu(?:e |')(.*)$/u.exec(before) ?? []
  const subject = listNames((inner ?? before).replace(GOVERNED, ' '))
  const rest = splitWords(behind.slice(end)).filter(({ text }) => !isNegation(text))
  const objects = [...rest.filter(isNamed), ...(inner === undefined ? [] : listNames(fronted))]
  const direct = listNames(DIRECT.exec(behind.slice(end))?.[1] ?? '').slice(0, 1)
  const manners = rest.filter(({ text }) => MANNER.test(text))
  const denied = /\b(?:ne|pas|jamais|aucune?|sans|rien|plus)\b|\bn'/.test(plain)
  const isPassive = end > 0 && lemmas(verb).includes('etre') && !/(?:er|ir|re)$/.test(behind.slice(0, end))
  if (!isPassive) return [{ subject, verbs, objects, direct, manners, denied }]
  const [, agent] = /\bpar (.*)$/u.exec(behind) ?? []
  return agent === undefined
    ? []
    : [{ subject: listNames(agent), verbs, objects: subject, direct: subject, manners, denied }]
}

/** « … et y ont apporté », « … et commis »: a second verb with the subject of the first. */
const SECOND = / et ((?:(?:y|en|les?|la|leur|lui|se) |[sl]')*)(\p{L}+)(?![\p{L}'])/gu
const PARTICIPLE = /(?:e|es|ee|ees|i|is|it|u|us|ue|ert|int)$/
const isSecondVerb = (word: string, first: string, isBare: boolean) =>
  isOnlyVerb(word) ||
  (lemmas(first).includes('avoir') &&
    PARTICIPLE.test(word) &&
    (isBare || !isNoun(word)) &&
    lemmas(word).some(lemma => VERB_END.test(lemma)))

const readSecond = (plain: string, verbStart: number, verbEnd: number): Relation[] => {
  const first = plain.slice(verbStart, verbEnd)
  for (const { 0: whole, 1: clitics, 2: verb = '', index } of plain.slice(verbEnd).matchAll(SECOND)) {
    if (!isSecondVerb(verb, first, clitics === '')) continue
    const start = verbEnd + index + whole.length - verb.length
    return readClause(plain.slice(0, verbStart) + plain.slice(start), verbStart, verbStart + verb.length)
  }
  return []
}

/** « … et leur ont apporté »: nothing but pronouns stands before the verb, so that the subject is that of the clause before. */
const CLITICS = /^(?:(?:ne|y|en|les?|la|leur|lui|se) |[nsl]')*$/

/** What the clauses of a text tell of their subjects; a passive is turned into what it means. */
export const readRelations = (text: string): Relation[] => {
  let last: readonly Word[] = []
  return splitClauses(fold(text).replace(CLEFT, '')).flatMap(({ text: clause, verbStart, verbEnd }) => {
    if (verbStart < 0 || NO_VERB.has(clause.slice(verbStart, verbEnd))) return []
    const continues = CLITICS.test(clause.slice(0, verbStart))
    const found = [...readClause(clause, verbStart, verbEnd), ...readSecond(clause, verbStart, verbEnd)].map(one =>
      continues && one.subject.length === 0 ? { ...one, subject: last } : one,
    )
    last = found[0]?.subject ?? []
    return found
  })
}
