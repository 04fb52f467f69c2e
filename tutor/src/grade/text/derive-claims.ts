import type { Claim, QuestionClaims } from '../../claims.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import { guessAsksFor } from './asks-for.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { lemmas } from './lexicon.ts'
import { isSameWord, says } from './match.ts'
import { listOpposites } from './opposites.ts'
import { plainText } from './plain-text.ts'
import { splitWords } from './tokens.ts'

type Idea = { label: string; anyOf: readonly string[] }
/** What claims are derived from. */
export type ClaimSource = { id?: string; question: string; model: string; ideas: readonly Idea[] }

const DENIAL = /\b(?:ne|n['’]\p{L}+|pas|sans|jamais|aucun)\b/u
/** Where some phrases say the denial, only those do; where none does, the label may tell that the idea is one. */
export const deniesToo = (phrase: string, { label, anyOf }: Idea): boolean =>
  DENIAL.test(anyOf.some(one => DENIAL.test(one)) ? phrase : label)

const PRONOUN =
  /^(?:(?:comme |quand |si |lorsqu['’]|s['’]|puisqu['’])?(?:ils?|elles?|on|c['’]|ce|cela|ça|celui-ci|celle-ci)|qui|que|dont|où)$/iu
const MAX_OPPOSITES = 6
const trim = (text: string) => text.replace(/^[\s,:«»"]+|[\s,:;.«»"]+$/gu, '').trim()

/** The clause that says an idea: by one of its phrases, else by most words of its label. */
const findClause = (idea: Idea, clauses: readonly Clause[]): Clause | undefined => {
  const read = clauses.map(clause => ({ clause, words: splitWords(clause.text) }))
  const tied = read.find(({ words }) => idea.anyOf.some(phrase => says(words, phrase, deniesToo(phrase, idea))))
  if (tied) return tied.clause
  const label = splitWords(idea.label)
  const best = read
    .map(({ clause, words }) => ({
      clause,
      hits: label.filter(one => words.some(word => isSameWord(word, one))).length,
    }))
    .toSorted((a, b) => b.hits - a.hits)[0]
  return best && best.hits >= Math.max(1, label.length / 2) ? best.clause : undefined
}

/** « ne », pronouns and the second half of a denial or a tense stand with the verb. */
const BEFORE_VERB = /(?:(?:^|[\s])(?:ne|n['’]|se|s['’]|le|la|les|l['’]|lui|leur|y|en)(?:y|en)?\s?)+$/iu
const BEHIND_VERB = /^\s(?:(?:pas|plus|jamais|rien|donc|aussi|ainsi|alors|souvent|toujours|déjà)(?!\p{L})\s?)+/iu
const AUXILIARY =
  /^(?:est|sont|a|ont|était|étaient|avait|avaient|sera|seront|fut|furent|peut|peuvent|doit|doivent|va|vont|fait|font)$/iu

const cutClause = ({ text, verbStart, verbEnd }: Clause) => {
  if (verbStart < 0) return { subject: '', relation: '', object: trim(text) }
  const before = text.slice(0, verbStart)
  const clitics = BEFORE_VERB.exec(before)?.[0] ?? ''
  const rest = text.slice(verbEnd)
  const verb = text.slice(verbStart, verbEnd)
  const adverbs = BEHIND_VERB.exec(rest)?.[0] ?? ''
  const second = AUXILIARY.test(verb)
    ? (/^\s?(\p{L}+(?:é|ée|és|ées|i|is|it|u|us|ue|er|ir|re))(?!\p{L})/u.exec(rest.slice(adverbs.length))?.[0] ?? '')
    : ''
  return {
    subject: trim(before.slice(0, before.length - clitics.length)),
    relation: trim(clitics + verb + adverbs + second),
    object: trim(rest.slice(adverbs.length + second.length)),
  }
}

/** Words that a false statement and its correction exchange: « le datif » for « l’accusatif ». */
const exchanged = (wrong: string, right: string): [string, string][] => {
  const [a, b] = [splitWords(wrong), splitWords(right)]
  const others = a.filter(word => !b.some(one => isSameWord(word, one)) && word.text.length > 3)
  const owns = b.filter(word => !a.some(one => isSameWord(word, one)) && word.text.length > 3)
  return others.length === 1 && owns.length === 1 && a.length > 2 ? [[owns[0]?.text ?? '', others[0]?.text ?? '']] : []
}

/** Pairs of words that the false facts of a pack exchange, own word first. */
export const listConfusions = (facts: Pack['facts']): [string, string][] =>
  facts.flatMap(({ truth, statement, correction }) => (truth || !correction ? [] : exchanged(statement, correction)))

/** Opposites of the words of a claim that the model answer itself does not use. */
const findOpposites = (text: string, all: readonly string[]): string[] => {
  const own = splitWords(text).flatMap(word => [word.text, ...lemmas(word.text)])
  const found = own.flatMap(lemma => listOpposites(lemma)).filter(one => !all.includes(fold(one)))
  return [...new Set(found)].slice(0, MAX_OPPOSITES)
}

/** The claims of a text question by rule, in the words of its model answer. */
export const deriveClaims = (source: ClaimSource, facts: Pack['facts'] = []): QuestionClaims => {
  const { id = '', question, ideas } = source
  const model = plainText(source.model)
  const clauses = splitClauses(model)
  const said = splitWords([model, question, ...ideas.flatMap(({ anyOf }) => anyOf)].join(' ; '))
  const all = [...new Set(said.flatMap(word => [word.text, ...lemmas(word.text)]))]
  const confusions = listConfusions(facts)
  const claims = ideas.flatMap((idea, place): Claim[] => {
    const clause = findClause(idea, clauses)
    if (!clause) return []
    const { subject, relation, object } = cutClause(clause)
    const before = clauses.slice(0, clauses.indexOf(clause)).reverse()
    const named =
      PRONOUN.test(subject) || subject === ''
        ? before.map(cutClause).find(one => one.subject !== '' && !PRONOUN.test(one.subject))?.subject
        : subject
    const confusable = confusions
      .filter(([own]) => splitWords(clause.text).some(word => word.text === own))
      .filter(([, other]) => !all.includes(other))
    return [
      {
        idea: place,
        subject: named ? [named] : [],
        relation,
        object: object ? [object] : [],
        opposites: findOpposites(`${relation} ${object}`, all),
        confusable,
      },
    ]
  })
  return { question: id, asksFor: guessAsksFor(question), derived: 'rule', claims }
}

/** Whether a claim denies: as it says, or by its relation. */
export const isDenial = ({ polarity, relation }: Claim): boolean =>
  polarity === undefined
    ? /(?:^|\s)(?:ne |n['’])/iu.test(relation) || /^(?:pas|sans|aucune?) /iu.test(fold(relation))
    : polarity < 0
