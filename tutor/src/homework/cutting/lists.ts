import { fold } from '../../words.ts'
import { isTyped, spelledOut } from '../spelled-out.ts'
import { asks, isTenseAlone } from './words.ts'

/** What is done to each item of a list, rather than to the list. */
const EACH =
  /\b(?:calcul|effectu|developp|factoris|redui|simplifi|resou|resol|convert|conjugu|decompos|tradui|translat|ecri|donne(?!es)|transform|mets|mettre|equilibr|pos(?:e|er|ez)\b|complet|conjuga|defini|\bnature\b|classe grammaticale|setz|erganz|konjugier|bilde\b|escrib|schreib|elig|cambi|rellen|\bpon\b|exprim|\bajust|\boppose|\binverse|\bindiqu|\bquelle? est l'(?:oppose|inverse)|encadr|determin\w* l'infinitif|trouv\w* l'infinitif|choose\b|\bchoisi(?:s|ssez)\b|remplac|reecri|\bput\b|\bfill|\bwrite\b|\bgive the (?:plural|past|comparative)|\buse\b|\bmake (?:questions|sentences)|\bturn\b|\bchange\b|\brewrite\b)/
const ALL =
  /\b(?:moyenne|mediane|etendue|serie|pgcd|somme de|produit de|ordre|commun|compar(?!ati)|range|class(?!e grammaticale)|dans le tableau|parmi|nombres suivants,|phrase avec|avec les mots|a l'aide|utilis|sachant|lorsque|pour x|pour a)/
const OPERATION = /[+×*÷:/^²³√]|\d\s*[-−–x]\s*[\d(]|[)\p{L}]\s*[-−–]\s*[\d(\p{L}]|\d\s?%/u
/** A line of maths, with a label or not; words make it a sentence. */
const EXPRESSION = /^(?:[A-Z]\s?=\s?)?[^\p{L}]*(?:(?:(?<!\p{L})\p{L}(?!\p{L})|cos|sin|tan)[^\p{L}]*)*$/u
/** « 3 km = … m » */
const BLANK = /=\s*(?:…|\.{2,}|_{2,}|\?)/
const FORMULA = /^[\p{L}\d\s+()₀-₉⁺⁻^…_.]*(?:→|⟶|-{1,2}>|⇌)[\p{L}\d\s+()₀-₉⁺⁻^…_.]*$/u
const LONGEST_ITEM = 160
const MAX_ITEMS = 30

/** A calculation, an equality, or an equation of chemistry, without a sentence around it. */
const isExpression = (line: string): boolean =>
  line.length <= LONGEST_ITEM &&
  ((/\d|\p{L}\s?[²³^]/u.test(line) && EXPRESSION.test(line) && (OPERATION.test(line) || /\d\s*=|=\s*\d/.test(line))) ||
    isChemistry(line))
const isChemistry = (line: string) => FORMULA.test(line) && !/\p{Ll}{4}/u.test(line)

/** « 3 km = … m », « Il ___ oublié », « Demain, nous (aller) ». */
export const hasGap = (text: string): boolean =>
  /_{2,}|…|\.{3,}|\(\p{Ll}{2,20}, ?(?:yo|tú|él|ella|nosotros|vosotros|ellos|ellas|je|tu|il|elle|nous|vous|ils|elles|ich|du|er|sie|wir|ihr)\)|\([\p{Ll}']{1,12}(?:\s?\/\s?[\p{Ll}']{1,12}){1,3}\)|\((?:[^()]{0,15}\/\s*)?(?:ne pas |not |se |s'|to )?[\p{Ll}]{2,20}(?:\s(?:pas|not))?\)/u.test(
    text,
  )

/** « 257 par 8 », under « Effectue les divisions euclidiennes ». */
const DIVISION = /^(?:de )?\d[\d\s]*par \d[\d\s]*$/u

/** « 156 divisé par 12 » */
const SPOKEN =
  /^\d[\d ]*(?:,\d+)? (?:divisé|multiplié|fois|plus|moins|sur)(?: par)? \d[\d ]*(?:,\d+)?(?: avec (?:le )?reste)?$/iu

const LIST_END = /(?:[;,.]|\s(?:et|and|y|und))$/u
/** An item that is filled in or worked out, not a sentence. */
export const isItem = (text: string): boolean => {
  const line = (isTyped(text) ? spelledOut(text) : text).replace(LIST_END, '').trimEnd()
  return (
    isExpression(line) ||
    DIVISION.test(line) ||
    SPOKEN.test(line) ||
    (line.length <= LONGEST_ITEM && BLANK.test(line)) ||
    /\S\s\/\s\S.*\s\/\s/.test(line)
  )
}

/** « 12 × 11 », « −5 + 8 = » : nothing but a calculation, which asks to be worked out wherever it stands. */
export const isBareSum = (text: string): boolean =>
  /^[-−(]?\d[\d\s.,()+×*÷:/−–-]*=?\s*(?:\?|…|\.{2,}|_+)?$/u.test(text) &&
  /\d\s*\)?\s*[+×*÷]\s*[-−(]?\d|\d\s*\)?\s[-−–:]\s\(?[-−]?\d/u.test(text) &&
  !/^\d+(?:[\s–-]+\d+)+$/u.test(text)

/** Sentences that agree are many, groups of words are one list. */
export const agreesSentences = (head: string): boolean => /\baccord/.test(fold(head))

/** Whether an instruction is carried out on each item of a list. */
export const appliesToEach = (head: string): boolean =>
  (EACH.test(fold(head)) || isTenseAlone(head)) && !ALL.test(fold(head))

type Part = { from: number; to: number }

/** Where the parts of a text between separators stand. */
const partsOf = (text: string, from: number, separator: RegExp): Part[] => {
  const parts: Part[] = []
  let at = from
  for (const match of text.slice(from).matchAll(separator)) {
    parts.push({ from: at, to: from + match.index + match[0].length })
    at = from + match.index + match[0].length
  }
  return [...parts, { from: at, to: text.length }]
}

/** « dent → … » */
const TO_COMPLETE = /(?:→|=|:)\s*(?:\.{2,}|…|_{2,}|\?)$/u
/** What stands before a separator belongs to the part that it ends: a pattern that begins with blanks looks at a run of them again from each. */
const SEPARATORS = [/;\s*/g, /(?<=\s)(?:et|and|y|und)\s+|,\s+/g, / {2,}/g]
/** « Elle (partir) tôt. / Nous (voir) un film. » */
const BETWEEN_SENTENCES = /(?<=[.!?])\s*[/–|]\s+(?=\p{Lu}|…)|\s\/\s(?=\p{L}[^/]*\(\p{Ll}[^()]{1,20}\))/gu
const bare = (text: string) =>
  text
    .trim()
    .replace(/(?:[;,]|\b(?:et|and|y|und))$/u, '')
    .trimEnd()
    .replace(/[.;]$/, '')
    .trim()

/** « −5 et −3 », « 2/3 … 3/4 » under « Compare : » */
const PAIR = /^[^\p{L};]{1,30}(?:\s(?:et|and)\s|\s?(?:…|\.{2,}|_{2,})\s?)[^\p{L};]{1,30}$/u
const COMPARES = /^[^\p{L}]*compar(?!ati)/u
/** « de 5 », « de 3/4 » under « Donne l’inverse ». */
const OF_NUMBER = /^(?:de |d['’]|du nombre |le nombre )?[-−–(]*\d[^\p{L}]*$/u

/** The last sign of what asks: a colon, a point, or the space before the first item of « Calcule 2 + 3 ; 4 × 5 ». */
const headEnd = (text: string): number => {
  const colons = [
    ...text.matchAll(/:(?!\s?\d)|(?<!\d\s?):|(?<=(?:\best|\bvaut|[ée]gale? à|\bpar|nateur|\bà) \d{1,4}\s?):/gu),
  ].map(({ index }) => index)
  // « Espagnol : mettre au futur : yo (comer), tú (ver) »: what asks may stand behind a title.
  const colon = colons.slice(0, 3).find(place => asks(text.slice(0, place + 1))) ?? colons[0] ?? -1
  if (colon >= 0) return colon
  const point = text.search(/\.\s/)
  if (point >= 0) return point
  const number = /\b(?:inverse|oppos[ée]e?|carré|double|moitié|triple) (?=(?:de |d['’])[-−(\d][^;]*;)/u.exec(text)
  if (number) return number.index + number[0].length - 1
  const verb = /^\P{L}*[\p{L}' ]{3,40}?\s(?=[-−–(\d])/u.exec(text)
  return verb ? verb[0].length - 1 : -1
}

const PRONOUN =
  "(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|i|you|he|she|it|we|they|yo|tú|él|ella|nosotros|vosotros|ellos|ellas|usted|ich|du|er|sie|es|wir|ihr)"
const NOUN =
  "(?:(?:le|la|les|l'|un|une|des|mon|ma|mes|ton|ta|tes|son|sa|ses|nos|vos|leurs?|ce|cette|ces|the|my|your|his|her|our|their|el|los|las|mi|mis|der|die|das|mein|meine) ?\\p{L}+(?: \\p{L}+)?|\\p{Lu}\\p{Ll}+(?: (?:et|and|y|und) (?:moi|toi|I|\\p{Lu}\\p{Ll}+))?)"
/** « je (vouloir) », « le roi (vouloir) » */
const SUBJECT_OF_VERB = new RegExp(`^(?:qu'|que |il faut que )?(?:${PRONOUN}|${NOUN}) ?\\([^()]{2,20}\\)$`, 'iu')
/** « nous nous levons », « tu viens (Marie) » */
const CLAUSE = new RegExp(`^(${PRONOUN}) ?\\p{L}[\\p{L}' -]{1,30}(?: ?\\([^()]{1,20}\\))?$`, 'u')
/** « pouvoir (je) » */
const VERB_OF_LIST = /^\p{L}[\p{L}' -]{1,20}\((?:[\p{L}']{1,9})\)$/u

/** Pairs of numbers between semicolons, each compared by itself. */
const pairStarts = (text: string, from: number): number[] => {
  const parts = partsOf(text, from, /;\s*/g)
  const arePairs = parts.length > 1 && parts.every(part => PAIR.test(bare(text.slice(part.from, part.to))))
  return arePairs ? parts.map(part => part.from) : []
}

/** « (nous / finir) - (elles / prendre) » */
const GROUP = /^\(\p{L}[\p{L}’' ]{1,20} ?[/,:] ?\p{L}[\p{L}’' ]{1,20}\)$/u
const BETWEEN_GROUPS = /(?<=\))\s*[-–—;,]\s*(?=\()/gu
/** Where the items of « Calcule : 2 + 3 ; 4 × 5 » begin; none when the list is one thing. `head` is an instruction above. */
export const itemStarts = (text: string, head = ''): number[] => {
  const colon = head === '' ? headEnd(text) : -1
  if (head === '' && colon < 0) return []
  const asked = head === '' ? text.slice(0, colon + 1) : head
  if (COMPARES.test(fold(asked)) && /^[^\d]*$/.test(asked)) return pairStarts(text, colon + 1)
  if (
    ALL.test(fold(asked)) ||
    text
      .slice(colon + 1)
      .trimEnd()
      .includes('\n')
  )
    return []
  const sentences = partsOf(text, colon + 1, BETWEEN_SENTENCES)
  const isWhole = ({ from, to }: Part) =>
    text.slice(from, to).split('(').length === text.slice(from, to).split(')').length
  if (
    sentences.length > 1 &&
    sentences.every(isWhole) &&
    sentences.length <= MAX_ITEMS &&
    EACH.test(fold(spelledOut(asked)))
  )
    return sentences.map(({ from }) => from)
  // « Des robes (bleu) – une (vieux) maison »
  const groups = partsOf(text, colon + 1, /\s[–—]\s+/g)
  const isList = head !== '' || text[colon] === ':'
  if (
    isList &&
    groups.length > 1 &&
    groups.length <= MAX_ITEMS &&
    groups.every(({ from, to }) => hasGap(text.slice(from, to)))
  )
    return groups.map(({ from }) => from)
  if (isList) {
    const persons = partsOf(text, colon + 1, BETWEEN_GROUPS)
    if (
      persons.length > 1 &&
      persons.every(({ from, to }) => GROUP.test(bare(text.slice(from, to)).replace(/\s*[-–—]$/u, '')))
    )
      return persons.map(({ from }) => from)
  }
  // « nous (partir), tu (mettre) »
  const verbs = partsOf(text, colon + 1, /,\s+/g)
  if (verbs.length > 1 && verbs.every(({ from, to }) => SUBJECT_OF_VERB.test(bare(spelledOut(text.slice(from, to))))))
    return verbs.map(({ from }) => from)
  const clauses = verbs.map(({ from, to }) => CLAUSE.exec(bare(text.slice(from, to)))?.[1])
  const isEach = EACH.test(fold(spelledOut(asked)))
  // « il arrive, il mange » may be one sentence.
  if (isEach && clauses.length > 2 && !clauses.includes(undefined) && new Set(clauses).size === clauses.length)
    return verbs.map(({ from }) => from)
  const spoken = partsOf(text, colon + 1, /;\s*/g)
  if (spoken.length > 1 && spoken.every(({ from, to }) => SPOKEN.test(bare(text.slice(from, to)))))
    return spoken.map(({ from }) => from)
  for (const [n, separator] of SEPARATORS.entries()) {
    const parts = partsOf(text, colon + 1, separator).filter(({ from, to }) => bare(text.slice(from, to)) !== '')
    if (parts.length < 2 || parts.length > MAX_ITEMS) continue
    const items = parts.map(({ from, to }) => bare(text.slice(from, to)))
    if (items.some(item => item.length > LONGEST_ITEM)) return []
    // « 2x²  = 50 » is one.
    if (items.some(item => /^[=+×*÷]/u.test(item))) continue
    if (!isEach && !isTenseAlone(asked) && !items.every(item => TO_COMPLETE.test(item))) return []
    const isNumeric = n > 0 || text[colon] !== ':' || head !== '' || /\b(?:calcul|effectu)/.test(fold(asked))
    if (
      isNumeric &&
      !items.every(
        item =>
          isItem(item) || (n === 0 && (SUBJECT_OF_VERB.test(item) || VERB_OF_LIST.test(item) || OF_NUMBER.test(item))),
      )
    )
      continue
    return parts.map(({ from }) => from)
  }
  return []
}
