import type { Pack } from '../../pack.ts'
import { sayNumber } from './say-number.ts'

type Foreign = Exclude<Pack['lang'], 'fr'>

const QUARTER = 15
const HALF = 30
const onClock = (hours: number) => ((hours + 11) % 12) + 1

const inEnglish = (hours: number, minutes: number, say: (value: number) => string) => {
  const [hour, next] = [say(onClock(hours)), say(onClock(hours + 1))]
  if (minutes === 0) return `It’s ${hour} o’clock.`
  if (minutes === QUARTER) return `It’s quarter past ${hour}.`
  if (minutes === HALF) return `It’s half past ${hour}.`
  if (minutes === 60 - QUARTER) return `It’s quarter to ${next}.`
  return minutes < HALF ? `It’s ${say(minutes)} past ${hour}.` : `It’s ${say(60 - minutes)} to ${next}.`
}

const inGerman = (hours: number, minutes: number, say: (value: number) => string) => {
  const [hour, next] = [say(onClock(hours)), say(onClock(hours + 1))]
  if (minutes === 0) return `Es ist ${hour === 'eins' ? 'ein' : hour} Uhr.`
  if (minutes === QUARTER) return `Es ist Viertel nach ${hour}.`
  if (minutes === HALF) return `Es ist halb ${next}.`
  if (minutes === 60 - QUARTER) return `Es ist Viertel vor ${next}.`
  return minutes < HALF ? `Es ist ${say(minutes)} nach ${hour}.` : `Es ist ${say(60 - minutes)} vor ${next}.`
}

const inSpanish = (hours: number, minutes: number, say: (value: number) => string) => {
  const isPast = minutes <= HALF
  const hour = onClock(isPast ? hours : hours + 1)
  const head = hour === 1 ? 'Es la una' : `Son las ${say(hour)}`
  if (minutes === 0) return `${head}.`
  const rest = isPast ? minutes : 60 - minutes
  const said = rest === QUARTER ? 'cuarto' : rest === HALF ? 'media' : say(rest)
  return `${head} ${isPast ? 'y' : 'menos'} ${said}.`
}

const SAYS = { en: inEnglish, de: inGerman, es: inSpanish }

/** A time of the clock as it is said every day; undefined where it is none. */
export const sayTime = (hours: number, minutes: number, lang: Foreign): string | undefined =>
  hours > 23 || minutes > 59 ? undefined : SAYS[lang](hours, minutes, value => sayNumber(value, lang) ?? '')
