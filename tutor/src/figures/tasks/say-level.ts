import { written } from '../canvas/numbers.ts'

/** An axis as far as its graduations go: a number at each step, `fine` graduations from one number to the next. */
type Graduated = { min: number; step: number; fine: number }

const MIDDLE = [0.4, 0.6] as const

const round = (value: number) => Math.round(value * 1e6) / 1e6

const graduations = (n: number) => (n === 1 ? 'une graduation' : `${written(n)} graduations`)

/**
 * Where a value stands on an axis, for who hears the figure in place of seeing it: by graduations from the number below, never by the
 * value itself, which is asked. `above` is the word for further on the axis.
 */
export const sayLevel = (value: number, { min, step, fine }: Graduated, above = 'au-dessus de'): string => {
  const below = round(min + Math.floor(round((value - min) / step)) * step)
  const graduation = step / fine
  const count = round((value - below) / graduation)
  if (count === 0) return `au niveau de ${written(below)}`
  const whole = Math.floor(count)
  if (count === whole) return `${graduations(whole)} ${above} ${written(below)}`
  const part = count - whole
  const nearer =
    part < MIDDLE[0] ? 'plus près de la première' : part > MIDDLE[1] ? 'plus près de la seconde' : 'au milieu'
  if (fine === 1)
    return `entre ${written(below)} et ${written(round(below + step))}, ${nearer.replace('la première', written(below)).replace('la seconde', written(round(below + step)))}`
  const from = whole === 0 ? written(below) : `${graduations(whole)} ${above} ${written(below)}`
  return `entre ${from} et la graduation suivante, ${nearer}`
}
