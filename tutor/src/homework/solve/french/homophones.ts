import {
  clauseAfter,
  clauseBefore,
  hasVerb,
  isAdjectiveOnly,
  isInfinitive,
  isPastParticiple,
  isSurelyFinite,
  mayBeFinite,
} from './clause.ts'
import { nounGender, nounLemma } from './lexicon.ts'
import { subjectBefore } from './subject.ts'

/** What stands around a gap. */
export type Around = { before: string; after: string; isQuestion: boolean }
type Chosen = string | undefined

const DETERMINER =
  /^(?:le|la|les|l'|un|une|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|plusieurs|quelques|beaucoup|peu|trop)$/
const STATE_NOUN = /^(?:faim|soif|peur|froid|chaud|raison|tort|envie|besoin|mal|sommeil|honte|horreur)$/
const ADVERB = /^(?:très|trop|toujours|encore|plus|moins|bien|mal|déjà|souvent|vraiment|assez|si|aussi|jamais|pas)$/
const PREPOSITION = /^(?:à|au|aux|dans|en|sur|sous|chez|de|d'|du|avec|sans|pour|par|devant|derrière|près)$/
const isNoun = (word: string) => nounLemma(word) !== undefined
const looksPlural = (word: string) => /[sxz]$/.test(word)

const read = ({ before, after }: Around) => {
  const clause = clauseBefore(before)
  const rest = clauseAfter(after)
  return {
    last: clause.at(-1) ?? '',
    first: rest[0] ?? '',
    second: rest[1] ?? '',
    clause,
    rest,
    subject: subjectBefore(before),
    verbBefore: hasVerb(clause),
    verbAfter: hasVerb(rest),
  }
}
type Read = ReturnType<typeof read>

/** « Le chat … mangé »: the gap is the verb of this subject. */
const isVerbPlace = ({ subject, verbBefore, verbAfter }: Read, persons: readonly number[]) =>
  subject !== undefined && persons.includes(subject.person) && verbBefore === 'no' && verbAfter === 'no'
const isPredicate = (word: string) =>
  isAdjectiveOnly(word) || isPastParticiple(word) || ADVERB.test(word) || PREPOSITION.test(word)

const a = (around: Read): Chosen => {
  const { last, first, verbBefore } = around
  if (/^(?:il|elle|on|y|n'|l'|m'|t'|ça|cela)$/.test(last)) return 'a'
  if (isInfinitive(first)) return 'à'
  if (verbBefore === 'yes') return isPastParticiple(first) ? undefined : 'à'
  const follows =
    isPastParticiple(first) ||
    (DETERMINER.test(first) && !/^(?:le|la|les|l')$/.test(first)) ||
    STATE_NOUN.test(first) ||
    /^(?:déjà|toujours|bien|souvent|beaucoup)$/.test(first)
  return isVerbPlace(around, [2]) && follows ? 'a' : undefined
}

const et = (around: Read): Chosen => {
  const { last, first, clause, verbBefore, verbAfter } = around
  if (/^(?:il|elle|on|c'|n'|ça|cela)$/.test(last)) return 'est'
  // « Mon frère est grand … fort »: its verb is there.
  const hasOwnVerb = clause.slice(0, -1).some(word => /^(?:est|était|sera|semble|reste)$/.test(word))
  if (hasOwnVerb && !/^(?:qui|que|dont|où)$/.test(last) && (isAdjectiveOnly(first) || isPastParticiple(first)))
    return 'et'
  if (isVerbPlace(around, [2]) && isPredicate(first)) return 'est'
  if (verbBefore === 'yes')
    return isNoun(last) ||
      isAdjectiveOnly(last) ||
      isPastParticiple(last) ||
      isSurelyFinite(last) ||
      /^(?:moi|toi|lui|eux|nous|vous)$/.test(last)
      ? 'et'
      : undefined
  const isJoined =
    (isNoun(last) || /^\p{Lu}/u.test(last)) && (DETERMINER.test(first) || /^(?:\p{Lu}|moi$|toi$|lui$)/u.test(first))
  return verbBefore === 'no' && verbAfter === 'yes' && isJoined ? 'et' : undefined
}

const on = (around: Read): Chosen => {
  const { last, first, clause, subject } = around
  if (/^(?:ils|elles|n'|l'|m'|t'|y)$/.test(last)) return 'ont'
  if (
    clause.length === 0 &&
    ((mayBeFinite(first) && !isPastParticiple(first)) ||
      /^(?:ne|n'|se|s'|y|en|me|m'|te|t'|nous|vous|lui|leur|le|la|les|l')$/.test(first))
  )
    return 'on'
  if (
    subject?.person === 5 &&
    isVerbPlace(around, [5]) &&
    (isPastParticiple(first) ||
      DETERMINER.test(first) ||
      STATE_NOUN.test(first) ||
      /^(?:déjà|toujours|bien|souvent|beaucoup)$/.test(first))
  )
    return 'ont'
  return undefined
}

const son = (around: Read): Chosen => {
  const { last, first, second, clause, verbBefore } = around
  if (/^(?:ils|elles|ce|ne)$/.test(last)) return 'sont'
  if (isVerbPlace(around, [5]) && (isPredicate(first) || DETERMINER.test(first))) return 'sont'
  const isOwned =
    (isNoun(first) && !looksPlural(first)) || (isAdjectiveOnly(first) && isNoun(second) && !looksPlural(second))
  if (!isOwned || DETERMINER.test(first)) return undefined
  return clause.length === 0 || verbBefore === 'yes' || /^(?:à|de|avec|dans|sur|pour|par|chez|sans|sous|en)$/.test(last)
    ? 'son'
    : undefined
}

const ce = (around: Read): Chosen => {
  const { last, first, second, clause, verbBefore, subject } = around
  if (/^(?:il|elle|on|ils|elles|ne)$/.test(last)) return 'se'
  if (/^(?:sont|est)$/.test(first) && isPastParticiple(second) && subject !== undefined) return 'se'
  if (/^(?:qui|que|qu'|dont|sont|matin|soir)$/.test(first))
    return clause.length === 0 || !/^(?:sont|est)$/.test(first) ? 'ce' : undefined
  const [noun, verb] = [isNoun(first) || isAdjectiveOnly(first), mayBeFinite(first) || isInfinitive(first)]
  if (noun && !verb) return nounGender(first) === 'F' || looksPlural(first) ? undefined : 'ce'
  if (verb && (!noun || nounGender(first) === 'F'))
    return isInfinitive(first) || last === 'qui' || (subject !== undefined && verbBefore === 'no') ? 'se' : undefined
  return noun &&
    (verbBefore === 'yes' || /^(?:dans|sur|avec|pour|de|à|par|chez|sous)$/.test(last)) &&
    nounGender(first) === 'M'
    ? 'ce'
    : undefined
}

const PLACE =
  /^(?:ville|maison|pays|endroit|lieu|jour|rue|école|année|moment|village|parc|forêt|jardin|plage|chambre|région|collège|quartier|appartement|heure|île)$/
const ou = (around: Read, { isQuestion }: Around): Chosen => {
  const { last, first, clause, rest, verbAfter } = around
  if (/^(?:d'|par|jusqu'|là)$/.test(last)) return 'où'
  const asksPlace = verbAfter !== 'no' || /-(?:t-)?(?:tu|ils?|elles?|on|nous|vous|je)$/.test(first)
  if (clause.length === 0 && isQuestion && rest.length > 0 && asksPlace) return 'où'
  if (first === 'bien') return 'ou'
  const isSubject = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/.test(first)
  if (
    isSubject &&
    (PLACE.test(last) || /^(?:sais|sait|savez|savons|savent|demande|demandes|ignore|ignores)$/.test(last))
  )
    return 'où'
  if (isSubject && last === 'pas' && /^(?:sais|sait|savez|savons|savent)$/.test(clause.at(-2) ?? '')) return 'où'
  const isAlternative =
    (isNoun(last) || isAdjectiveOnly(last) || /^\p{Lu}/u.test(last) || /^(?:moi|toi|lui|oui)$/.test(last)) &&
    (DETERMINER.test(first) ||
      isAdjectiveOnly(first) ||
      isNoun(first) ||
      /^\p{Lu}/u.test(first) ||
      /^(?:moi|toi|lui|non|en|à)$/.test(first))
  return isAlternative && verbAfter === 'no' && !PLACE.test(last) ? 'ou' : undefined
}

const la = (around: Read): Chosen => {
  const { last, first, second, rest, verbBefore } = around
  if (rest.length === 0 || first === '-' || first === 'où') return verbBefore === 'yes' ? 'là' : undefined
  if (/^(?:il|elle|on|ne)$/.test(last) && isPastParticiple(first)) return "l'a"
  if (isVerbPlace(around, [2]) && isPastParticiple(first) && !isNoun(first)) return "l'a"
  const isFeminine =
    (isNoun(first) && nounGender(first) === 'F') ||
    (isAdjectiveOnly(first) && isNoun(second) && nounGender(second) === 'F')
  return isFeminine && !isPastParticiple(first) ? 'la' : undefined
}

const leur = ({ first, second, last }: Read): Chosen => {
  if (/^(?:je|tu|il|elle|on|nous|vous|ils|elles|ne)$/.test(last)) return 'leur'
  const noun = isAdjectiveOnly(first) && isNoun(second) ? second : isNoun(first) ? first : ''
  if (noun !== '' && !mayBeFinite(first))
    return looksPlural(noun) ? (nounLemma(noun) === noun ? undefined : 'leurs') : 'leur'
  return noun === '' && (isSurelyFinite(first) || isInfinitive(first)) ? 'leur' : undefined
}

const mes = (around: Read, { before }: Around): Chosen => {
  const { last, first, second, subject } = around
  if (/^(?:je|tu)$/.test(last) || (/^(?:le|la|les|ne|y|me|te)$/.test(last) && subject && subject.person < 2))
    return 'mets'
  if (/^(?:il|elle|on|qui)$/.test(last)) return 'met'
  if (/,\s*$/.test(before) && /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|pas|c'|ce)$/.test(first)) return 'mais'
  const isPlural =
    (isNoun(first) && looksPlural(first)) || (isAdjectiveOnly(first) && isNoun(second) && looksPlural(second))
  return isPlural && !DETERMINER.test(first) && !/,\s*$/.test(before) ? 'mes' : undefined
}

const peu = ({ last, first, subject, clause }: Read): Chosen => {
  if (/^(?:je|tu)$/.test(last) || (last === 'ne' && /^(?:je|tu)$/.test(clause.at(-2) ?? ''))) return 'peux'
  if (/^(?:il|elle|on|ça|cela|qui)$/.test(last)) return 'peut'
  if (last === 'ne' && subject?.person === 2) return 'peut'
  if (/^(?:un|très|trop|si|à)$/.test(last) || /^(?:de|d')$/.test(first)) return 'peu'
  return subject?.person === 2 && isInfinitive(first) ? 'peut' : undefined
}

const quel = ({ first, second, rest }: Read): Chosen => {
  const at =
    isAdjectiveOnly(first) && isNoun(second)
      ? 1
      : isNoun(first)
        ? 0
        : /^(?:est|sont|était|étaient|sera|seront)$/.test(first) && DETERMINER.test(second)
          ? 2
          : -1
  const noun = rest[at] ?? ''
  const gender = nounGender(noun)
  if (at < 0 || gender === undefined || (looksPlural(noun) && nounLemma(noun) === noun)) return undefined
  return `quel${gender === 'F' ? 'le' : ''}${looksPlural(noun) ? 's' : ''}`
}

const FAMILIES: { options: readonly string[]; choose: (read: Read, around: Around) => Chosen }[] = [
  { options: ['a', 'à'], choose: a },
  { options: ['et', 'est'], choose: et },
  { options: ['on', 'ont'], choose: on },
  { options: ['son', 'sont'], choose: son },
  { options: ['ce', 'se'], choose: ce },
  { options: ['ou', 'où'], choose: ou },
  { options: ['la', 'là', "l'a"], choose: la },
  { options: ['leur', 'leurs'], choose: leur },
  { options: ['mes', 'mais', 'met', 'mets'], choose: mes },
  { options: ['peu', 'peut', 'peux'], choose: peu },
  { options: ['quel', 'quelle', 'quels', 'quelles'], choose: quel },
]

/** « La maison que je vois … belle »: the gap may belong to either clause. */
const RELATIVE = /(?<![\p{L}])(?:qui|dont|lequel|laquelle)\s[^,]*$|(?<=\p{L}) (?:que |qu')[^,]*$/iu
const SAYS =
  /(?:sais|sait|savez|savons|savent|pense|penses|pensent|pensons|crois|croit|croient|dit|dis|disent|vois|voit|trouve|espère|faut|veut|veux|parce|alors|depuis|pendant|dès|pour|avant|après|bien|plus|moins|aussi) (?:que |qu')[^,]*$/iu

/** Which of some homophones a gap takes; undefined where its sentence does not decide. */
export const chooseHomophone = (options: readonly string[], around: Around): Chosen => {
  const family = FAMILIES.find(one => options.length > 1 && options.every(option => one.options.includes(option)))
  if (RELATIVE.test(around.before) && !SAYS.test(around.before)) return undefined
  const chosen = family?.choose(read(around), around)
  return chosen !== undefined && options.includes(chosen) ? chosen : undefined
}

const WORDS = FAMILIES.flatMap(({ options }) => options).toSorted((one, other) => other.length - one.length)
const WORD = `[«"“]?\\s*(?<![\\p{L}'])(?:${WORDS.join('|')})(?![\\p{L}'])\\s*[»"”]?`
const OPTIONS = new RegExp(`${WORD}(?:\\s*(?:,|/|-|\\bou\\b|\\bet\\b)\\s*${WORD})+`, 'giu')

/** The homophones that a text puts side by side: « a ou à », « son / sont »; undefined where it names none, or two families. */
export const optionsIn = (text: string): string[] | undefined => {
  const found = [...text.replace(/[’‘]/g, "'").matchAll(OPTIONS)].flatMap(([list]) =>
    list
      .trim()
      .split(/\s*[,/-]\s*|\s+(?:ou|et)\s+/u)
      .map(word => word.replace(/[«»"“”\s]/g, '').toLowerCase())
      .filter(word => WORDS.includes(word)),
  )
  const options = [...new Set(found)]
  return options.length > 1 && FAMILIES.some(one => options.every(option => one.options.includes(option)))
    ? options
    : undefined
}
