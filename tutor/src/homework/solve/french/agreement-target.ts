import { clauseBefore } from './clause.ts'
import type { Gender } from './lexicon.ts'
import { frenchWords, parseNounPhrase } from './noun-phrase.ts'
import { subjectBefore } from './subject.ts'
import { joinWords } from './verb-of-sentence.ts'

/** What a word agrees with. */
export type Target = { text: string; gender: Gender; isPlural: boolean; by: 'noun' | 'subject' | 'avoir' | 'object' }

const STATE =
  '(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|furent|semble|semblent|semblait|semblaient|paraît|paraissent|devient|deviennent|reste|restent|restait|restaient|restera|resteront|deviendra|deviendront)'
const AVOIR = '(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aurai|auras|aura|aurons|aurez|auront)'
const ADVERB = '(?: (?:pas|plus|jamais|très|trop|toujours|bien|souvent|déjà|encore|vraiment|assez|si|tous|toutes))*'
const BEHIND_STATE = new RegExp(`^(.+?) (?:ne |n')?((?:ont|a|avaient|avait) été|${STATE})${ADVERB}\\s*$`, 'iu')
const BEHIND_AVOIR = new RegExp(
  `^(.+?)(?: |(?<='))((?:ne |n'|l'|les |la |le |m'|t'|nous |vous |en |y )*)${AVOIR}${ADVERB}\\s*$`,
  'iu',
)

/** « Les filles sont (content) » */
const subjectTarget = (clause: string): Target | undefined => {
  const before = clause.match(BEHIND_STATE)?.[1]
  const subject = before === undefined ? undefined : subjectBefore(before)
  if (
    !subject ||
    subject.clitics.length > 0 ||
    subject.gender === undefined ||
    (subject.isPronoun && !/^(?:il|elle|ils|elles)$/i.test(subject.text))
  )
    return undefined
  return { text: subject.text, gender: subject.gender, isPlural: subject.person === 5, by: 'subject' }
}

/** « Les pommes que j’ai (mangé) », « Ils ont (mangé) » */
const avoirTarget = (sentence: string): Target | undefined => {
  const clause = sentence.split(/[.;:!?]/u).at(-1) ?? ''
  const relative = clause.match(/^(.*\S)\s+(?:que |qu')(.+)$/iu)
  const [inner = '', clitics = ''] = (relative?.[2] ?? clause).trim().match(BEHIND_AVOIR)?.slice(1) ?? []
  if (
    inner === '' ||
    clitics.replace(/n'|ne /g, '').trim() !== '' ||
    /(?<![\p{L}])(?:qui|dont|combien|quels?|quelles?|en)(?![\p{L}])/iu.test(clause)
  )
    return undefined
  if (!subjectBefore(inner)) return undefined
  if (!relative) return { text: inner.trim(), gender: 'M', isPlural: false, by: 'avoir' }
  const before = frenchWords(relative[1] ?? '')
  for (let from = 0; from < before.length; from++) {
    const phrase = parseNounPhrase(before.slice(from))
    if (!phrase) continue
    const isWhole = from === 0 || /^(?:ce|c'est|voici|voilà|sont|est)$/.test(before[from - 1] ?? '') || from > 0
    if (!isWhole || phrase.gender === undefined || phrase.hasComplement) return undefined
    return { text: joinWords(before.slice(from)), gender: phrase.gender, isPlural: phrase.number === 'P', by: 'object' }
  }
  return undefined
}

/** « une robe (vert) », « une (petit) fille » */
const nounTarget = (before: string, after: string): Target | undefined => {
  const words = clauseBefore(before)
  const [next = ''] = frenchWords(`x ${after}`).slice(1)
  for (let from = 0; from < words.length; from++) {
    const own = words.slice(from)
    const front = parseNounPhrase([...own, next])
    if (front && !parseNounPhrase(own)) {
      return front.gender === undefined || own.length > 2
        ? undefined
        : { text: next, gender: front.gender, isPlural: front.number === 'P', by: 'noun' }
    }
    const phrase = parseNounPhrase(own)
    if (!phrase) continue
    if (
      phrase.gender === undefined ||
      phrase.hasComplement ||
      /(?:^|\s)(?:et|ou|ni)\s+\S+(?:\s\S+)?\s*$/u.test(before) ||
      words[from - 1] === 'de'
    )
      return undefined
    return { text: phrase.noun, gender: phrase.gender, isPlural: phrase.number === 'P', by: 'noun' }
  }
  return undefined
}

/** What the word in a gap agrees with; undefined where its sentence does not say it surely. */
export const agreementTarget = (before: string, after: string, isParticiple: boolean): Target | undefined => {
  const clause = (before.split(/[.;:!?]|,(?=[^,]*$)/u).at(-1) ?? '').trim()
  if (new RegExp(`(?:^|\\s)(?:se |s')(?:${STATE})\\b`, 'u').test(clause)) return undefined
  if (BEHIND_STATE.test(clause)) return subjectTarget(clause)
  if (BEHIND_AVOIR.test(clause))
    return isParticiple && !/^\p{L}+(?:er|ir|re)\b/u.test(after.trim()) ? avoirTarget(before.trim()) : undefined
  return nounTarget(before, after)
}
