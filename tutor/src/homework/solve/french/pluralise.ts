import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { agreedAdjective } from './adjective-forms.ts'
import { elided } from './elision.ts'
import { adjectiveLemma, type Gender, nounGender, nounLemma } from './lexicon.ts'
import { messages } from './messages.ts'
import { frenchWords, parseNounPhrase } from './noun-phrase.ts'
import { pluralNoun } from './noun-plural.ts'
import { simpleForm } from './verb-form.ts'
import { joinWords, readSentence, readVerb } from './verb-of-sentence.ts'

const ASKS = /(?:au|le) pluriel/
const OTHER = /feminin|conjug|justifi|expliqu|soulign|singulier|personne|regle|negati|releve|adjectif/
const DETERMINERS = new Map(
  "le les;la les;l' les;un des;une des;ce ces;cet ces;cette ces;mon mes;ma mes;ton tes;ta tes;son ses;sa ses;notre nos;votre vos;leur leurs"
    .split(';')
    .map(pair => pair.split(' ') as [string, string]),
)
const GENDERS = new Map<string, Gender>([
  ...['le', 'un', 'ce', 'cet'].map(word => [word, 'M'] as const),
  ...['la', 'une', 'cette', 'ma', 'ta', 'sa'].map(word => [word, 'F'] as const),
])
const MASCULINE = new Map([
  ['bel', 'beau'],
  ['nouvel', 'nouveau'],
  ['vieil', 'vieux'],
])

/** The masculine singular of an adjective of a singular group. */
const baseForm = (word: string) => MASCULINE.get(word) ?? adjectiveLemma(word)

/** « le petit cheval » in the plural; undefined where a word of it is not sure. */
const pluralGroup = (words: readonly string[]): { text: string[]; gender: Gender | undefined } | undefined => {
  // « est » and « as » are nouns of the dictionary too.
  if (words.some(word => /^(?:est|a|as|ai|ont|sont|suis|es|était|sera)$/.test(word))) return undefined
  const [first = '', ...rest] = words
  const determiner = DETERMINERS.get(first)
  const at = determiner === undefined ? 0 : 1
  const inner = determiner === undefined ? words : rest
  const phrase =
    parseNounPhrase(determiner === undefined ? ['le', ...words] : words) ?? parseNounPhrase(['la', ...words])
  const place = phrase && !phrase.hasComplement ? inner.lastIndexOf(phrase.noun) : -1
  const noun = inner[place]
  const several = noun === undefined ? undefined : pluralNoun(noun)
  if (noun === undefined || several === undefined || (/[sx]$/.test(noun) && nounLemma(noun) !== noun)) return undefined
  const gender = GENDERS.get(first) ?? nounGender(noun)
  const others = inner.map((word, i) => {
    if (i === place) return several
    const base = baseForm(word)
    if (base === undefined) return undefined
    const both = (gender ? [gender] : (['M', 'F'] as const)).map(one => agreedAdjective(base, one, true))
    return both.every(form => form === both[0]) ? both[0] : undefined
  })
  if (others.includes(undefined) || inner.length > 4) return undefined
  const all = others as string[]
  // « de beaux arbres »
  const article = determiner === 'des' && place > 0 ? elided('de', all[0] ?? '').split(' ')[0] : determiner
  const shown = article?.includes("'") ? ["d'"] : article === undefined ? [] : [article]
  return { text: [...(at === 0 ? [] : shown), ...all], gender }
}

const PRONOUNS = new Map<string, [string, number]>([
  ['il', ['ils', 5]],
  ['elle', ['elles', 5]],
  ['je', ['nous', 3]],
  ["j'", ['nous', 3]],
  ['tu', ['vous', 4]],
])
const ADVERB =
  /^(?:vite|lentement|bien|mal|souvent|toujours|beaucoup|très|trop|tôt|tard|encore|fort|ensemble|dehors|ici|là)$/
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** « Le cheval court vite. »: what follows the verb has no noun of its own. */
const pluralSentence = (sentence: string): { text: string; verb: string } | undefined => {
  const parts = readSentence(sentence)
  if (!parts || parts.participle || parts.clitics.length > 0 || parts.subject.person > 2) return undefined
  const own = frenchWords(parts.subject.text)
  const pronoun = parts.subject.isPronoun ? PRONOUNS.get(parts.subject.text.toLowerCase()) : undefined
  if (parts.subject.isPronoun && !pronoun) return undefined
  const group = pronoun ? { text: [pronoun[0]], gender: parts.subject.gender } : pluralGroup(own)
  const readings = readVerb(parts.verb, parts.subject.person)
  const forms = new Set(readings.map(({ infinitive, tense }) => simpleForm(infinitive, tense, pronoun?.[1] ?? 5)))
  const [form, ...others] = forms
  if (
    !group ||
    form === undefined ||
    others.length > 0 ||
    !/^(?:le|la|l'|un|une|ce|cet|cette|mon|ma|ton|ta|son|sa|notre|votre|leur|il|elle|je|j'|tu)$/i.test(own[0] ?? '')
  )
    return undefined
  const isState = readings.some(({ infinitive }) => infinitive === 'être')
  const rest = parts.rest.map(word => {
    if (ADVERB.test(word)) return word
    const base = isState ? baseForm(word) : undefined
    return base === undefined || group.gender === undefined ? undefined : agreedAdjective(base, group.gender, true)
  })
  if (rest.includes(undefined) || (parts.subject.person < 2 && rest.some((word, i) => word !== parts.rest[i])))
    return undefined
  return { text: `${capital(joinWords([...group.text, form, ...(rest as string[])]))}${parts.end}`, verb: form }
}

/** A group of words, or a plain sentence, in the plural. */
export const pluralise = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || OTHER.test(head)) return undefined
  const given = task.sentence.replace(/\s*(?:→|->|=|:|…|\.{3}|_{2,})[\s…._]*$/u, '')
  const words = frenchWords(given.replace(/[.;]$/, ''))
  const read = words.length <= 5 ? pluralGroup(words.map(word => word.toLowerCase())) : undefined
  const isSentence = /^\p{Lu}|[.!]\s*$/u.test(given)
  // « La souris grise » may be a group of words, or a sentence.
  if (isSentence && read && words.length > 2) return undefined
  const group = isSentence && words.length > 2 ? undefined : read
  const answer = group ? joinWords(group.text) : isSentence ? pluralSentence(given)?.text : undefined
  if (answer === undefined) return undefined
  const bare = group && DETERMINERS.has(words[0] ?? '') ? joinWords(group.text.slice(1)) : undefined
  return {
    kind: 'plural',
    expected: { kind: 'exact', accepted: [answer, ...(bare === undefined ? [] : [bare])] },
    setting: { lang: 'fr', spelling: true },
    typed: answer,
    answer,
    steps: [
      messages.pluralRule,
      messages.pluralNoun(given.replace(/[.;]$/, ''), answer.replace(/\.$/, '')),
      messages.answer(answer),
    ],
    rule: messages.pluralRule,
    hints: [...messages.pluralHints],
    minutes: 2,
  }
}
