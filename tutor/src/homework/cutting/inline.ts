import { circledDigit, nextLabel, readLabel } from './labels.ts'
import { agreesSentences, appliesToEach, hasGap, itemStarts } from './lists.ts'
import { openBefore, sentenceStarts } from './sentences.ts'
import { asks, isSentenceList, wantsReplies } from './words.ts'

const MARK =
  /(?<=^|[\s.?!;:)…»])(?:\(?([a-h]|\d{1,2})\s?[°º]?\)|(?:Q|Question )(\d{1,2})\s*[-–:.)](?=\s)|([a-h]|\d{1,2})[./](?!\d)(?=\s*[\p{Lu}«¿]|\s+[\p{L}\d(−-]))\s*(?=\S)|([a-h])-(?=\s\p{Lu})|([①-⑳])/gu
const NAMED = /(?<=^|[\s;.:,])([A-Z]|[a-h])\s?=\s?(?=[^=])/gu
const VALUES = /\b(?:pour|sachant|si|avec|lorsque|quand|où)\b/u
const MAX_PARTS = 60

/** Places of a) b) c) or 1. 2. 3. in a line, in sequence and outside parentheses; « 1) … a) … b) … 2) … » goes through both. */
const labelStarts = (line: string): number[] => {
  const open = openBefore(line)
  const first = readLabel(line)
  const known: { number?: string; letter?: string } = {}
  const note = (label: string) => {
    if (/\d/.test(label)) {
      known.number = label
      delete known.letter
    } else known.letter = label
  }
  if (first && first.level !== 'bullet') note(first.label)
  const starts: { label: string; place: number; follows: boolean }[] = []
  for (const match of line.matchAll(MARK)) {
    const label = match[1] ?? match[2] ?? match[3] ?? match[4] ?? circledDigit(match[5] ?? '')
    const place = match.index
    if (place < (first?.length ?? 0)) {
      if (place > 0) note(label)
      continue
    }
    // « Les droites (d) et (d') » name lines.
    if ((open[place] ?? 0) > 0 || (line[place] === '(' && /\p{L}\s*$/u.test(line.slice(Math.max(0, place - 4), place))))
      continue
    const last = /\d/.test(label) ? known.number : known.letter
    const follows = last !== undefined && label === nextLabel(last)
    if (!follows && label !== '1' && label !== 'a') continue
    // « 3) 1. » opens nothing in a list that is at 3.
    if (!follows && label === '1' && known.number !== undefined) continue
    note(label)
    starts.push({ label, place, follows })
    if (starts.length === MAX_PARTS) break
  }
  // A lone « a) » is none unless its sequence goes on; after « 2) » it opens one that goes on in the next line.
  return starts
    .filter(({ label, follows }, i) => follows || starts[i + 1]?.label === nextLabel(label) || (label === 'a' && first))
    .filter(({ place }) => line.slice(first?.length ?? 0, place).trim() !== '' || place > (first?.length ?? 0))
    .map(({ place }) => place)
}

const BULLETS = /(?<=[.:;!?…)»\p{L}\d]\s+)[•▪◦●►](?=\s*\S)/gu
/** Places of bullets inside a line: « Transforme. • Il dort. • Tu cours. » */
const bulletStarts = (line: string): number[] => {
  const places = [...line.matchAll(BULLETS)].map(({ index }) => index)
  return places.length > 1 || (places.length === 1 && /^\s*[•▪◦●►]/u.test(line)) ? places : []
}

/** Places of « A = … ; B = … », in alphabetical order under an instruction or alone on their line. */
const namedStarts = (text: string): number[] => {
  const named = [...text.matchAll(NAMED)]
  const inOrder =
    named.length > 1 && named.every((match, i) => i === 0 || match[1] === nextLabel(named[i - 1]?.[1] ?? ''))
  const head = text.slice(0, named[0]?.index)
  if (!inOrder || /^[b-h]/.test(named[0]?.[1] ?? '') || (head.trim() !== '' && (!asks(head) || VALUES.test(head))))
    return []
  return named.map(({ index }) => index)
}

/** « Réponds par une phrase : Qui … ? » is an instruction and a question. */
const replyStart = (sentence: string): number[] => {
  const colon = sentence.search(/:\s+(?=\p{Lu}|¿)/u)
  if (colon < 0 || !/\?\s*$/.test(sentence)) return []
  const head = sentence.slice(0, colon + 1)
  const rest = sentence.slice(colon + 1)
  return asks(head) && wantsReplies(head) && asks(rest) ? [colon + 1 + (rest.length - rest.trimStart().length)] : []
}

const inSentence = (text: string, above: string): number[] => {
  for (const starts of [
    namedStarts(text),
    itemStarts(text),
    above === '' ? [] : itemStarts(text, above),
    replyStart(text),
  ])
    if (starts.length > 0) return starts
  return []
}

/** `starts` and what `inner` finds between them, as places of the whole. */
const refine = (text: string, starts: readonly number[], inner: (part: string, i: number) => number[]): number[] => {
  const edges = [0, ...starts.filter(place => place > 0 && place < text.length), text.length]
  return edges
    .slice(0, -1)
    .flatMap((from, i) => [from, ...inner(text.slice(from, edges[i + 1]), i).map(place => from + place)])
}

/** « Conjugue au présent : je (finir). Tu (aller). » begins its list behind the colon where what follows goes on with it. */
const fillStart = (sentence: string, next: string): number[] => {
  const colon = sentence.search(/:\s+\S/u)
  const head = sentence.slice(0, colon + 1)
  if (colon < 0 || !asks(head) || next.trim() === '' || asks(next) || readLabel(next)) return []
  const isList = isSentenceList(head)
    ? /^\s*\p{Lu}/u.test(sentence.slice(colon + 1))
    : (appliesToEach(head) || agreesSentences(head)) && hasGap(sentence.slice(colon)) && hasGap(next)
  if (!isList) return []
  return [colon + 1 + sentence.slice(colon + 1).search(/\S/)]
}

const PLUS = /(?<!\b(?:be|have|to|avoir|être|verbe|base verbale))\s\+\s+(?=\p{L}{3})/gu
/** « Apprendre le vocabulaire + traduire … » in a diary. */
const plusStarts = (sentence: string): number[] => {
  const places = [...sentence.matchAll(PLUS)].map(({ index, 0: sign }) => index + sign.length)
  const areTasks = places.every((place, i) => asks(sentence.slice(place, places[i + 1])))
  return areTasks && asks(sentence.slice(0, places[0])) ? places : []
}

const PROGRAMME = /^[^:.?]{0,40}programme(?: de calculs?)?[^:.?]{0,30}:/iu
const STEP = /^(?:(?:puis|ensuite|enfin|et),? )?(?:le |la |lui |y )?\p{L}+(?:r|re|s|ez|e)(?: [^?]{0,60})?[.;]\s*$/iu

/** « Programme de calcul : Choisir un nombre. Le multiplier par 2. » tells its steps in sentences. */
const withoutSteps = (part: string, starts: number[]): number[] => {
  if (!PROGRAMME.test(part)) return starts
  const first = starts.findIndex((from, i) => !STEP.test(part.slice(from, starts[i + 1])))
  return first < 0 ? [] : starts.slice(first)
}

const inLine = (part: string, above: string, below: string): number[] => {
  const starts = withoutSteps(part, sentenceStarts(part))
  return refine(part, starts, (one, i) => {
    const found = [plusStarts(one), inSentence(one, above)].find(({ length }) => length > 0) ?? []
    if (found.length > 0) return found
    return fillStart(one, i < starts.length ? part.slice(starts[i], starts[i + 1]) : below)
  })
}

/**
 * Where the pieces of a line begin. A labelled item is one piece however many sentences it has; the sentences of any other line
 * are pieces of their own. `above` is the line before, where that is an instruction; `below` is the line that follows.
 */
export const pieceStarts = (line: string, above: string, below: string): number[] => {
  const labels = labelStarts(line)
  const whole = refine(line, labels.length > 0 ? labels : bulletStarts(line), part =>
    readLabel(part) ? inSentence(part, '') : inLine(part, above, below),
  )
  return [...new Set(whole)].filter(place => line.slice(0, place).trim() !== '' || place === 0)
}
