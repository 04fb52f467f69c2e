import type { Claim } from '../../claims.ts'
import { fold } from '../../words.ts'
import { isDenial } from './derive-claims.ts'
import { isFiniteVerb, isNoun } from './lexicon.ts'

const VOWEL = /^[aeiouyhéèêëàâîïôöûùœ]/iu
/** « Ne » and the like before a vowel, and before none. */
const elide = (link: string, next: string) =>
  VOWEL.test(next) ? link.replace(/e $/u, '’') : link.replace(/[’']$/u, 'e ')

const sentence = (...parts: readonly string[]) => {
  const text = parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/(['’]) /g, '$1')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A claim as a sentence, as far as its parts make one. */
export const say = ({ subject, relation, object }: Claim) => sentence(subject[0] ?? '', relation, object[0] ?? '')

const PERSONS: ReadonlyMap<string, RegExp> = new Map([
  ['je', /^(?:je|j['’]|moi)/u],
  ["j'", /^(?:je|j['’]|moi)/u],
  ['tu', /^tu /u],
  ['nous', /\bnous$|^nous/u],
  ['vous', /\bvous$|^vous/u],
  // « On » goes with the verb of one thing.
  ['on', /^(?:on|l['’]on|il|elle|ce|cela|ça|le |la |l['’]|un |une |«)/u],
  ['ils', /^(?:ils|elles|les |des |leurs |ces |mes |tes |nos |vos |deux |trois |quatre |beaucoup|plusieurs)/u],
  ['elles', /^(?:ils|elles|les |des |leurs |ces |mes |tes |nos |vos |deux |trois |quatre |beaucoup|plusieurs)/u],
])
/** « En espagnol », « avec hoy », « quand … »: no subject, although authors name the claim by it. */
const NO_SUBJECT =
  /^(?:en|avec|dans|après|avant|pour|par|sur|sous|chez|au|aux|à|quand|si|lorsque?|comme|pendant|depuis|grâce|d['’]après|selon|du|de|d['’]|y|dont|où|que|qu['’]|se |ne |plus |moins )(?![\p{L}])/iu
const PLURAL =
  /^(?:les|des|leurs|ces|mes|tes|ses|nos|vos|deux|trois|quatre|plusieurs|beaucoup|certaine?s|quelques)(?![\p{L}])/iu
/** « Le soleil et la lune » are several. */
const SINGULAR = /^(?:l['’]|(?:le|la|un|une|ce|cet|cette|son|sa|mon|ma) )(?!.*(?: et |,))/iu
const SUBJUNCTIVE = /^(?:ait|aient|soit|soient|puisse|puissent|fasse|fassent|aille|aillent|sache|sachent|veuille)\b/u
const CLITICS = /^(?:(?:ne|n['’]|se|s['’]|me|m['’]|te|t['’]|le|la|les|l['’]|lui|leur|y|en)(?: |(?<=['’])))+/iu

/** The pronoun that stands before a relation in the model answer. */
const findPronoun = (relation: string, model: string): string | undefined => {
  const [text, verb] = [fold(model), fold(relation)]
  const at = text.search(new RegExp(`(?<![\\p{L}])${verb.replace(/[^\p{L}\d ']/gu, '.')}(?![\\p{L}])`, 'u'))
  return at < 0 ? undefined : /(?:^|[ '])(je|j'|tu|nous|vous|on|ils?|elles?) ?$/u.exec(text.slice(0, at))?.[1]
}

/** Whether a subject and a relation make a sentence: somebody who does, with a verb of his person. */
const fits = (subject: string, relation: string, model: string): boolean => {
  const verb = relation.replace(CLITICS, '')
  if (subject === '' || NO_SUBJECT.test(subject) || /[,:;]$/.test(subject)) return false
  if (/\b(?:ils|elles)$|\b(?:on|il|elle|je|tu)$/iu.test(subject) && subject.includes(' ')) return false
  if (SUBJUNCTIVE.test(verb) || /^(?:y|n['’]y) a\b/u.test(relation))
    return /^il$/iu.test(subject) && !SUBJUNCTIVE.test(verb)
  const [first = ''] = fold(verb).split(/[^\p{L}]+/u)
  if (!isFiniteVerb(first)) return false
  if (PLURAL.test(subject) && !first.endsWith('nt')) return false
  if (SINGULAR.test(subject) && first.endsWith('nt') && !/(?:[vt]i|s|m)ent$/u.test(first)) return false
  const person = PERSONS.get(findPronoun(relation, model) ?? '')
  return person === undefined || person.test(subject.toLowerCase())
}

/** « Il est une souris » is « c’est une souris ». */
const pointTo = (subject: string, relation: string, object: string) =>
  /^(?:il|elle)$/iu.test(subject) &&
  /^(?:n['’])?est(?: pas)?$/u.test(relation) &&
  /^(?:l['’]|les? |la |une? |des |du )/iu.test(object)
    ? relation.startsWith('n')
      ? 'ce'
      : 'c’'
    : subject

/** Verbs that go with « de » or tell what something is: « n’est pas une étoile », « ne vient pas des villes ». */
const KEEPS_ARTICLE =
  /^(?:est|sont|était|étaient|devient|deviennent|reste|restent|semble|vien|provien|dépend|part|sort|parl|s’agi|rit|rient|relèv|se )/u
/** « N’utilise pas un outil » is « n’utilise pas d’outil ». */
const denyObject = (relation: string, object: string): string => {
  const verb = relation.replace(CLITICS, '')
  const found = /^(?:une?|des) (?=(?!seule?|plus|autre)(\p{L}+))/u.exec(object)
  return found && !KEEPS_ARTICLE.test(verb) && !/ pas \p{L}/u.test(relation)
    ? elide('de ', found[1] ?? '') + object.slice(found[0].length)
    : object
}

/** The claim turned round: its verb denied, or no longer; undefined where French has another way. */
const denyRelation = (claim: Claim): string | undefined => {
  const { relation, object } = claim
  if (isDenial(claim)) {
    const affirmed = relation.replace(/^(?:ne |n['’])/iu, '').replace(/ (?:pas|plus|jamais)(?!\p{L})/u, '')
    const isWhole =
      affirmed !== relation && !/\b(?:rien|aucune?|ni|personne|qu[e'’])\b/iu.test(`${relation} ${object[0]}`)
    return isWhole && !/^de |^d['’]/iu.test(object[0] ?? '') ? affirmed : undefined
  }
  if (/(?:^|\s)(?:ne |n['’])|\b(?:pas|jamais|rien|aucune?|sans)\b/iu.test(relation)) return undefined
  const clitics = CLITICS.exec(relation)?.[0] ?? ''
  const [verb = '', ...rest] = relation.slice(clitics.length).split(' ')
  return `${elide('ne ', clitics + verb)}${clitics}${verb} pas ${rest.join(' ')}`.trim()
}

const FEMININE = /(?:tion|sion|té|ure|ence|ance|ie|ette|ade|ude|esse|ée)$/u
const MASCULINE = /(?:age|ment|isme|eau|oir|et|ier|al|on|eur)$/u
const gender = (word: string) => (FEMININE.test(word) ? 'f' : MASCULINE.test(word) ? 'm' : undefined)
const DETERMINER =
  /(?:^|[\s'’])(?:le|la|un|une|du|au|son|sa|mon|ma|ton|ta|ce|cet|cette|de la|à la|l['’]|bon|bonne|grand|grande|petit|petite) ?$/iu

const replaceWord = (text: string, own: string, other: string): string | undefined => {
  const [plain, wanted] = [fold(text), fold(own)]
  // Folding keeps the length of these texts but for ligatures: then nothing is replaced.
  if (plain.length !== text.length) return undefined
  const at = plain.search(new RegExp(`(?<![\\p{L}])${RegExp.escape(wanted)}(?![\\p{L}])`, 'u'))
  if (at < 0) return undefined
  const isBare = !own.includes(' ') && isNoun(wanted) && isNoun(fold(other))
  if (isBare && DETERMINER.test(text.slice(0, at)) && (gender(own) ?? 'own') !== (gender(other) ?? 'other'))
    return undefined
  const link = /(?<![\p{L}])(?:de |ne |se |que |[dnsl]['’]|qu['’]|l[ea] )$/iu.exec(text.slice(0, at))?.[0] ?? ''
  const joined = /^(?:l['’]|l[ea] )$/iu.test(link) ? (VOWEL.test(other) ? 'l’' : link) : elide(link, other)
  // Whether it would be « le » or « la » is not known.
  if (/^l['’]$/iu.test(link) && !VOWEL.test(other)) return undefined
  return text.slice(0, at - link.length) + joined + other + text.slice(at + own.length)
}
/** « Ne … » without its second half. */
const isHalfDenied = (text: string) =>
  /(?<!\p{L})n(?:e |['’])/iu.test(text) &&
  !/(?<!\p{L})(?:pas|plus|jamais|rien|aucune?|personne|que|qu['’]|ni|guère)(?!\p{L})/iu.test(text)

/** A claim and what else may have been meant, as sentences; undefined where its parts make none. */
export const sayWithOthers = (claim: Claim, model: string): { right: string; wrong: readonly string[] } | undefined => {
  const { relation, object } = claim
  const subject = claim.subject.find(one => fits(one, relation, model))
  const [first = ''] = object
  if (subject === undefined || relation === '' || first === '') return undefined
  const denied = denyRelation(claim)
  const right = sentence(pointTo(subject, relation, first), relation, first)
  const opposite =
    denied === undefined
      ? []
      : [sentence(pointTo(subject, denied, first), denied, isDenial(claim) ? first : denyObject(denied, first))]
  const confused = claim.confusable
    .flatMap(([own, other]) => replaceWord(right.replace(/\.$/, ''), own, other) ?? [])
    .map(text => sentence(text))
    .slice(0, 1)
  const wrong = [...new Set([...opposite, ...confused])].filter(text => text !== right && !isHalfDenied(text))
  return wrong.length > 0 ? { right, wrong } : undefined
}
