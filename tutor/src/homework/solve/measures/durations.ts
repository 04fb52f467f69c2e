import { rational } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-durations.ts'

const CLOCK = String.raw`(\d{1,2}) ?(?:h|heures?|:) ?(\d{2})?(?: ?min)?(?![\d\p{L}])`
const SPAN = String.raw`(?:(\d{1,2}) ?(?:h|heures?)(?: ?(?:et )?(\d{1,2})(?: ?(?:min(?:utes?)?|mn))?)?|(\d{1,3}) ?(?:min(?:utes?)?|mn))(?![\d\p{L}])`
const OTHER =
  /vitesse|heure locale|new york|tokyo|londres|moscou|km\b|distance|decalage|lendemain|retard|avance|pause|mi-temps|entracte|fuseau|chaque|tous les|si (?:il|elle|le|la)|prix|€|%|fois\b|episodes|puis repart|arret/

const FROM_TO = new RegExp(
  `(?:commence|part|debute|couchee?|endormie?|quitte\\b.{0,30}|demarre|ouvre|depart|decolle|entre|se couche|s'endort|de)\\b[^\\d.?]{0,30}${CLOCK}[^\\d?]{0,60}(?:finit|se termine|termine|arrive|s'acheve|ferme|fin|arrivee|atterrit|et|se leve|levee?|reveillee?|se reveille|a|jusqu'a)\\b[^\\d.?]{0,30}${CLOCK}`,
  'u',
)
const START_SPAN = new RegExp(
  `(?:commence|part|debute|quitte\\b.{0,30}|demarre|decolle|depart|met au four|enfourne)\\b[^\\d.?]{0,40}${CLOCK}[^\\d?]{0,60}(?:dure|met|pendant|trajet de|voyage de|duree(?: de| est de)?|dure environ|apres|cuire|cuisson)\\b[^\\d.?]{0,25}${SPAN}`,
  'u',
)
const SPAN_START = new RegExp(
  `(?:dure|duree de|met)\\b[^\\d.?]{0,20}${SPAN}[^\\d?]{0,60}(?:commence|part|debute|demarre|decolle)\\b[^\\d.?]{0,20}${CLOCK}`,
  'u',
)
const END_SPAN = new RegExp(
  `(?:finit|se termine|termine|arrive|s'acheve|atterrit)\\b[^\\d.?]{0,40}${CLOCK}[^\\d?]{0,60}(?:dure|mis|duree(?: de| est de)?|apres|pendant)\\b[^\\d.?]{0,25}${SPAN}`,
  'u',
)
const SUM = new RegExp(
  `^(?:calcul\\w*|effectu\\w*|combien font|pose\\w*)? ?:? ?${SPAN} ?([+-]) ?${SPAN} ?[.?=…]*$`,
  'u',
)

const clock = (hours: string | undefined, minutes: string | undefined): number | undefined => {
  const [h, m] = [Number(hours ?? 'x'), Number(minutes ?? '0')]
  return h <= 24 && m < 60 ? 60 * h + m : undefined
}
const span = (
  hours: string | undefined,
  minutes: string | undefined,
  alone: string | undefined,
): number | undefined => {
  if (alone !== undefined) return Number(alone)
  const [h, m] = [Number(hours ?? 'x'), Number(minutes ?? '0')]
  return Number.isNaN(h) || m >= 60 ? undefined : 60 * h + m
}
const two = (n: number) => String(n).padStart(2, '0')
/** « 2 h 05 min » or « 45 min » for a duration. */
const spanText = (total: number) => {
  const [h, m] = [Math.floor(total / 60), total % 60]
  return h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${two(m)} min`
}
const clockText = (total: number) => `${Math.floor(total / 60) % 24} h ${two(total % 60)}`

const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 4 }

const atClock = (total: number, steps: string[], isEnd: boolean): Solution => {
  const [h, m] = [Math.floor(total / 60) % 24, total % 60]
  const writings = [
    `${h} h ${two(m)}`,
    `${h}h${two(m)}`,
    `${h} h ${two(m)} min`,
    `${h}:${two(m)}`,
    `${h} h ${m} min`,
    `à ${h} h ${two(m)}`,
    ...(m === 0 ? [`${h} h`, `${h}h`, `${h} heures`] : []),
  ]
  return writtenSolution({
    kind: 'clock',
    accepted: writings,
    answer: clockText(total),
    steps: [...steps, isEnd ? messages.endsAt(clockText(total)) : messages.startsAt(clockText(total))],
    ...shared,
  })
}

const duration = (total: number, steps: string[]): Solution | undefined => {
  const solution = measuredSolution({
    kind: 'duration',
    value: rational(total),
    unit: 'min',
    steps,
    sentence: () => messages.durationIs(spanText(total)),
    ...shared,
  })
  return solution && { ...solution, answer: spanText(total) }
}

const between = (from: number, to: number): Solution | undefined => {
  if (to <= from) return undefined
  const next = Math.ceil(from / 60) * 60
  const last = Math.floor(to / 60) * 60
  const steps =
    next > last || next === from
      ? [messages.subtract(clockText(to), clockText(from), spanText(to - from))]
      : [
          messages.upTo(clockText(from), clockText(next), spanText(next - from)),
          ...(last > next ? [messages.upTo(clockText(next), clockText(last), spanText(last - next))] : []),
          ...(to > last ? [messages.upTo(clockText(last), clockText(to), spanText(to - last))] : []),
          messages.total(spanText(to - from)),
        ]
  return duration(to - from, steps)
}

const after = (from: number, length: number): Solution | undefined => {
  const end = from + length
  if (end >= 24 * 60) return undefined
  const [m, n] = [(from % 60) + (length % 60), Math.floor(from / 60) + Math.floor(length / 60)]
  return atClock(
    end,
    [messages.addHours(clockText(from), spanText(length), n, m), ...(m >= 60 ? [messages.carry(m, m - 60)] : [])],
    true,
  )
}

const before = (to: number, length: number): Solution | undefined => {
  const start = to - length
  if (start < 0) return undefined
  const borrows = to % 60 < length % 60
  return atClock(
    start,
    [messages.subtractSpan(clockText(to), spanText(length)), ...(borrows ? [messages.borrow] : [])],
    false,
  )
}

const ANY_TIME = new RegExp(`${SPAN}|${CLOCK}`, 'gu')
const IS_CLOCK = /(?:\ba|vers|des|jusqu'a|entre|depart|arrivee|heure|au train de|train de|bus de|\bde|et)(?: :)? ?$/u
const IS_SPAN =
  /(?:dur\p{L}+|duree|pendant|en|met|mis|faut|faire|trajet|voyage|film|spectacle|match|emission|cours|reunion|apres|cuire|cuisson|cuit|besoin|il y a|environ|attend\p{L}*|roul\p{L}*|march\p{L}*)(?: (?:de|d'|est|est de|pendant|environ|exactement|encore|:|=)){0,2} ?$/u
const ENDS = /fini|termin|arriv|acheve|atterri|\bsort|\bpret|rentr|\bfin\b|ferme|\bau four|\bprete/
const BEGINS =
  /commenc|debut|\bpart|depart|quitt|demarr|decoll|ouvre|entre|met en route|enfourn|couch|\bsort de chez|embarqu/

type Time = { minutes: number; isClock: boolean; clause: string }

/** Times of day and durations of a text, each with the words before it; undefined where one is neither. */
const timesIn = (text: string): Time[] | undefined => {
  const found: Time[] = []
  let from = 0
  for (const match of text.matchAll(ANY_TIME)) {
    const before = text.slice(from, match.index)
    const isSpan = IS_SPAN.test(before)
    const isClock = !isSpan && IS_CLOCK.test(before) && match[3] === undefined
    const minutes = match[3] === undefined ? clock(match[1] ?? match[4], match[2] ?? match[5] ?? '0') : Number(match[3])
    if (isSpan === isClock || minutes === undefined) return undefined
    found.push({ minutes, isClock, clause: before })
    from = match.index + match[0].length
  }
  return found
}

/** « À 17 h 40 … pendant 55 minutes puis … 20 minutes »: one duration behind the other. */
const afterAll = (start: Time, lengths: readonly Time[]): Solution | undefined => {
  if (!start.isClock || !BEGINS.test(start.clause) || lengths.length > 3 || lengths.some(({ isClock }) => isClock))
    return undefined
  const isOneByOne =
    lengths.slice(1).every(({ clause }) => /\b(?:puis|ensuite|et|enfin)\b/.test(clause)) &&
    lengths.every(({ clause }) => !/\b(?:apres|avant|deja|dont|y compris)\b/.test(clause))
  const sum = lengths.reduce((all, { minutes }) => all + minutes, 0)
  const solution = isOneByOne ? after(start.minutes, sum) : undefined
  const line = `${lengths.map(({ minutes }) => minutes).join(' + ')} = ${sum}`
  return solution && { ...solution, steps: [messages.operation(line), ...solution.steps] }
}

/** Two times that are told apart by the words around them. */
const byWords = (told: string, numbers: number, kind: 'end' | 'start' | 'span'): Solution | undefined => {
  const times = timesIn(told)
  const digits = (told.match(ANY_TIME) ?? []).join(' ').match(/\d+/g) ?? []
  const [first, second, ...others] = times ?? []
  if (!first || !second || digits.length !== numbers) return undefined
  if (others.length > 0) return kind === 'end' ? afterAll(first, [second, ...others]) : undefined
  if (kind === 'span') {
    if (!first.isClock || !second.isClock) return undefined
    const isTurned = ENDS.test(first.clause) && BEGINS.test(second.clause)
    const [from, to] = isTurned ? [second, first] : [first, second]
    return isTurned || BEGINS.test(from.clause) ? between(from.minutes, to.minutes) : undefined
  }
  if (first.isClock === second.isClock) return undefined
  const [moment, length] = first.isClock ? [first, second] : [second, first]
  const [isEnd, isStart] = [ENDS.test(moment.clause), BEGINS.test(moment.clause)]
  if (isEnd === isStart) return undefined
  if (kind === 'end') return isStart ? after(moment.minutes, length.minutes) : undefined
  return isEnd ? before(moment.minutes, length.minutes) : undefined
}

/** Times of day and durations: when something ends or begins, how long it lasts, sums of durations. */
export const durations = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = fold(plainText(`${context} ${instruction} ${body}`))
  if (whole.length > 400 || OTHER.test(whole)) return undefined
  const sum = asked.match(SUM)
  if (sum && (/h|min/.test(asked) || false)) {
    const [a, b] = [span(sum[1], sum[2], sum[3]), span(sum[5], sum[6], sum[7])]
    if (a === undefined || b === undefined || (sum[4] === '-' && a <= b)) return undefined
    const total = sum[4] === '+' ? a + b : a - b
    return duration(total, [
      messages.minutes(spanText(a), a, spanText(b), b),
      messages.operation(`${a} ${sum[4]} ${b} = ${total}`),
    ])
  }
  const numbers = (whole.match(/\d+/g) ?? []).length
  const asksEnd =
    /a quelle heure .{0,60}(?:fini|termin|arriv|acheve|sort|fin\b|atterri|retire|rentre|de retour|chez (?:elle|lui))|heure (?:de fin|d'arrivee|a laquelle .{0,30}(?:fini|termin|arriv))/.test(
      asked,
    )
  const asksStart =
    /a quelle heure .{0,60}(?:commenc|part|debut|decoll|demarr|enfourn|mettre au four|se lever|mettre en route|quitter|ete mis)|heure (?:de depart|de debut)/.test(
      asked,
    )
  const asksSpan =
    /combien de temps|quelle (?:est|a ete|etait) (?:la |sa )?duree|duree (?:du|de|d')|calcul\w* (?:la |sa )?duree|combien de minutes|combien dure/.test(
      asked,
    )
  if ([asksEnd, asksStart, asksSpan].filter(Boolean).length !== 1) return undefined
  const groups = (match: RegExpMatchArray | null) =>
    match && (match[0].match(/\d+/g) ?? []).length === numbers ? match : undefined
  if (asksSpan) {
    const match = groups(whole.match(FROM_TO))
    const [from, to] = [clock(match?.[1], match?.[2]), clock(match?.[3], match?.[4])]
    return match && from !== undefined && to !== undefined
      ? between(from, to <= from && /couch|endorm/.test(whole) ? to + 24 * 60 : to)
      : byWords(whole, numbers, 'span')
  }
  if (asksEnd) {
    const [first, second] = [groups(whole.match(START_SPAN)), groups(whole.match(SPAN_START))]
    const from = first ? clock(first[1], first[2]) : clock(second?.[4], second?.[5])
    const length = first ? span(first[3], first[4], first[5]) : span(second?.[1], second?.[2], second?.[3])
    return (first || second) && from !== undefined && length !== undefined
      ? after(from, length)
      : byWords(whole, numbers, 'end')
  }
  const match = groups(whole.match(END_SPAN))
  const [to, length] = [clock(match?.[1], match?.[2]), span(match?.[3], match?.[4], match?.[5])]
  return match && to !== undefined && length !== undefined ? before(to, length) : byWords(whole, numbers, 'start')
}
