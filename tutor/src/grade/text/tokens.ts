import { rememberLately } from '@ariane/activities/api'
import { fold, stem } from '../../words.ts'

/** A word that carries meaning, in its sentence; `denied` when a negation governs it, `agent` behind « par ». */
export type Word = {
  text: string
  stem: string
  sentence: number
  place: number
  /** How many pauses stand before it in the sentence. */
  clause: number
  denied: boolean
  agent?: boolean
  /** Of a number: the sign between it and the number before. */
  sign?: string
}

const SILENT = new Set(
  `a ai as ont avait avaient avoir ete etre est es sont etait etaient sera serait soit c ce ca cela celui celle ceux ces cet cette
  d de du des l le la les un une n ne j je m me mon ma mes t te ton ta tes s se son sa ses notre nos votre vos leur leurs il ils elle
  elles on nous vous y en qui que qu quoi dont ou au aux dans par pour sur et car donc or si comme quand lorsque parce puis alors
  the a an is are to of and el los las un una der die das ein eine und`.split(/\s+/),
)
const NEGATIONS = new Set('pas jamais aucun aucune ni sans rien non nullement guere'.split(' '))
/** How many words after a negation it still governs, unless a pause or a reason comes first. */
const REACH = 3
const PAUSE = /^[,:()]$/
const REASONS = new Set('alors car donc parce puisque'.split(' '))
/** The reason itself is denied: « ce n'est pas parce que … ». */
const DENIES_REASON = /(?:\b(?:est|etait|sont|ce)|^|[,:]) ?pas $/
/** Something is put in behind the word of denial: « ce n'est pas, comme on le croit, une étoile », not « il ne l'est pas, … ». */
const OPENS = /(?<!\b(?:l'|en ))\b(?:est|sont|a|ont|etait|etaient|avait|avaient) pas ?$/
/** A comma before a subject of its own begins a clause. */
const SUBJECT = /^, ?(?:(?:ils?|elles?|on|je|tu|nous|vous|ce|ca|cela)\b|[cj]')/
/** « Pas de sucre, de sel »: the list goes on; not so « de plus », « d'abord ». */
const GOES_ON = /^, ?(?:de (?!plus\b|meme\b|ce\b)|d'(?!a(?:pres|bord|illeurs)\b|ou\b))/
const SENTENCE = /\.(?!\d)|[!?;\n]+|,\s*(?:mais|alors que|tandis que|et non)\b|\bmais\b/u
const WORD = /[-+]?\d+(?:[.,]\d+)?[a-z]?|[\p{L}\p{N}]+|[,:()]/gu

export const isNegation = (word: string) => NEGATIONS.has(word)

/** The words between « ne » and the word of denial. */
const BRACKETED = /\bne?(?: ?' ?| )((?:\p{L}+[' ]){0,3}?)(?=(?:pas|jamais|plus|rien|aucun|aucune|guere)\b)/gu
/** A new clause without a comma before it: what was denied ends there. A colon is a pause and parts no sentence. */
const CLAUSE =
  /(?<=[^,]) (?=(?:alors|tandis) qu[e']|et (?:(?:il|elle|on|ils|elles|je|tu|nous|vous|ce sont|que)\b|[cj]'|qu'))/gu
/** The sign of a calculation without spaces: 180-90 is 180 less 90, 13x17 is 13 times 17; −7 −3 are two numbers. */
const CALCULATION = /(?<=[\d)²³]|\d[a-z]|(?<![\p{L}\d])[a-z])( ?)([-+])\1(?=\d)/gu
const TIMES = /(?<=\d) ?[x*×] ?(?=\d)/gu
/** 9h30 and 9 h 30. */
const HOURS = /(?<![\p{L}\d])(\d{1,2})h(?=\d|(?![\p{L}\d]))/gu
/** « Personne ne résiste », not « la personne ». */
const NOBODY =
  /(?<![\p{L}\d])(?<!\b(?:une?|la|cette|chaque|de|par|en|autre|meme|seule|des|les|ma|sa|premiere|deuxieme|troisieme) |d'|l')personne (?=n[e'](?: |\p{L})|(?:\p{L}{1,2} )?(?:resiste|sait|veut|peut|croit|pense|travaille|gagne|vient|voit|connait|comprend)\b)/gu
const MEANS = /\b(?:veut|veulent|voulait|voulaient) dire\b/gu
const SIGNED = /\d ([-+×÷]) $/

const ORDINALS = ['', 'premiere', 'deuxieme', 'troisieme']

/** The meaningful words of a text, folded, sentence by sentence. */
export const splitWords = rememberLately((text): readonly Word[] =>
  // Without its accent the plant would be « mais », which turns a sentence.
  fold(text.replace(/maïs/giu, 'maiis'))
    .replace(TIMES, ' × ')
    .replace(/[«»"*_$]/g, ' ')
    .replaceAll('−', '-')
    .replace(/(\d),(?=\d)/g, '$1.')
    // 6² as it is written in a question: 6^2.
    .replace(/(?<=\d)[²³]/g, sign => (sign === '²' ? '^2' : '^3'))
    .replace(CALCULATION, ' $2 ')
    .replace(HOURS, '$1 h ')
    .replace(NOBODY, 'aucun ')
    .replace(MEANS, 'signifie')
    .replace(/\b([123])(?:er|ere|re|e|eme|nd|nde)\b/g, (_, n: string) => ORDINALS[Number(n)] ?? '')
    .replace(CLAUSE, ' : ')
    .split(SENTENCE)
    .flatMap((sentence, number) => inSentence(sentence ?? '', number)),
)

const inSentence = (sentence: string, number: number): Word[] => {
  const bracketed = [...sentence.matchAll(BRACKETED)].map(({ index, 0: whole, 1: between = '' }) => {
    const end = index + whole.length
    return { start: end - between.length, end }
  })
  const words: Word[] = []
  let [reach, clause] = [0, 0]
  let [isAgent, isInserted] = [false, false]
  for (const { 0: text, index } of sentence.matchAll(WORD)) {
    const restriction = text === 'que' && /\bn'?e? ?(?:\p{L}+ ){1,2}que\b/u.test(sentence)
    if (isNegation(text) && !(text === 'pas' && restriction)) reach = REACH + 1
    if (text === 'par') isAgent = true
    const [before, rest] = [sentence.slice(Math.max(0, index - 24), index), sentence.slice(index, index + 16)]
    const wasInserted = isInserted
    if (PAUSE.test(text)) isInserted = text === ',' && OPENS.test(before) && !SUBJECT.test(rest)
    const goesOn = isInserted || GOES_ON.test(rest) || (wasInserted && !SUBJECT.test(rest))
    if (PAUSE.test(text) ? !goesOn : REASONS.has(text) && !DENIES_REASON.test(before)) reach = 0
    if (PAUSE.test(text)) clause++
    if (PAUSE.test(text) || SILENT.has(text)) continue
    const sign = /^\d/.test(text) ? SIGNED.exec(sentence.slice(Math.max(0, index - 4), index))?.[1] : undefined
    const isWordOfDenial = isNegation(text)
    words.push({
      text,
      stem: stem(text),
      sentence: number,
      place: words.length,
      clause,
      denied: !isWordOfDenial && (reach > 0 || bracketed.some(({ start, end }) => index >= start && index < end)),
      ...(isAgent && { agent: true }),
      ...(sign && { sign }),
    })
    if (reach > 0) reach--
    isAgent = false
  }
  return words
}
