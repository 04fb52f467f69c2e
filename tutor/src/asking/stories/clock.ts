import { messages } from './messages.ts'
import type { ReadStory } from './story.ts'

const CLOCK = String.raw`(\d{1,2}) ?(?:h|heures?|:) ?(\d{2})?(?! ?\d)`
const SPAN = String.raw`(?:(\d{1,2}) ?(?:h|heures?)(?: ?(?:et )?(\d{1,2}) ?(?:min(?:utes?)?|mn)?)?|(\d{1,3}) ?(?:min(?:utes?)?|mn))(?![\d\p{L}])`
const STARTS = String.raw`(?:commenc\p{L}*|debut\p{L}*|par[st]\p{L}*|depart|demarre\p{L}*|decolle\p{L}*|il est|est|a partir de|quitt\p{L}*|entre\p{L}*|sors?|sort|au four)`
const LASTS = String.raw`(?:dur\p{L}*|dans|pendant|met[s]?|mets|apres|trajet de|voyage de|plus tard|cuire|il faut)`
const ENDS = String.raw`(?:etre |fini\p{L}*|termin\p{L}*|arriv\p{L}*|attein\p{L}*)`

const START_SPAN = new RegExp(`${STARTS}[^\\d]{0,25}${CLOCK}[^\\d]{0,40}(?:${LASTS})?[^\\d]{0,15}?${SPAN}`, 'u')
const SPAN_START = new RegExp(
  `(?:${LASTS}|\\ben)[^\\d]{0,15}${SPAN}[^\\d]{0,40}(?:${STARTS})?[^\\d]{0,15}${CLOCK}`,
  'u',
)
const END_SPAN = new RegExp(`${ENDS}[^\\d]{0,25}${CLOCK}[^\\d]{0,40}(?:${LASTS})[^\\d]{0,15}${SPAN}`, 'u')
const SPAN_END = new RegExp(`(?:${LASTS})[^\\d]{0,15}${SPAN}[^\\d]{0,40}(?:${ENDS})[^\\d]{0,20}${CLOCK}`, 'u')

const ASKS_END =
  /(?:quelle heure|quand|(?:le |la |les )?sors? quand|heure de fin|heure d'arrivee)[^\d]*$|^(?:a quelle heure|quand)[^\d]*(?:fini|termin|arriv|sera|sort)/
const ASKS_START =
  /(?:a quelle heure|quand|heure de depart)[^\d]{0,40}(?:commenc|part|debut|quitt|demarr|leve|sortir)|\b(?:a |j'ai )?(?:commenc\p{L}*|par[st]\p{L}*|debut\p{L}*) (?:quand|a quelle heure)[ ?]*$/u
const OTHER =
  /combien de temps|quelle duree|\bduree\b[^\d]{0,12}\?|dure combien|retard|avance|pause|entracte|decalage|chaque|fois|puis|vitesse|km|vers l'est|%|€/

const two = (value: number) => String(value).padStart(2, '0')
const clock = (total: number) => `${Math.floor(total / 60) % 24} h ${two(total % 60)}`
const length = (total: number) => {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  return hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${two(minutes)} min`
}

type Times = { at: number; span: number }
const times = (at: readonly (string | undefined)[], span: readonly (string | undefined)[]): Times | undefined => {
  const [hours, minutes] = [Number(at[0]), Number(at[1] ?? 0)]
  const lasts = span[2] === undefined ? Number(span[0]) * 60 + Number(span[1] ?? 0) : Number(span[2])
  return hours < 24 && minutes < 60 && lasts > 0 ? { at: hours * 60 + minutes, span: lasts } : undefined
}

/** All digits are those of one time of day and one duration. */
const isAll = (folded: string, matched: string) => !/\d/.test(folded.replace(matched, ' '))

/** « un film commence à 20h45 et dure 1h50, il finit à quelle heure ? » */
export const clockStory: ReadStory = ({ folded }) => {
  if (OTHER.test(folded)) return undefined
  const isStart = ASKS_START.test(folded)
  const [first, second] = isStart ? [END_SPAN, SPAN_END] : [START_SPAN, SPAN_START]
  if (!isStart && !ASKS_END.test(folded)) return undefined
  const [one, other] = [folded.match(first), folded.match(second)]
  const found =
    one && isAll(folded, one[0])
      ? times(one.slice(1, 3), one.slice(3, 6))
      : other && isAll(folded, other[0])
        ? times(other.slice(4, 6), other.slice(1, 4))
        : undefined
  if (!found) return undefined
  const { at, span } = found
  if (isStart) {
    const start = at - span
    if (start < 0) return undefined
    return { lines: [messages.takeTime(clock(at), length(span), clock(start))], result: clock(start) }
  }
  const end = at + span
  const minutes = (at % 60) + (span % 60)
  const said = end >= 24 * 60 ? messages.nextDay(clock(end)) : clock(end)
  return {
    lines: [
      ...(minutes >= 60 ? [messages.minutesCarried(minutes)] : []),
      messages.addTime(clock(at), length(span), said),
    ],
    result: said,
  }
}
