import { shuffle } from '../random.ts'

/** A scale that is read: a number at every nth of its graduations, up to the last one. */
export type Graduations = { min: number; step: number; last: number; every: number; stepText?: string }

/** Graduations without a number, as many as wanted, no two beside each other. */
export const choosePlaces = (random: () => number, { last, every }: Graduations, count: number): number[] => {
  const free = shuffle(
    random,
    Array.from({ length: last + 1 }, (_, at) => at).filter(at => at % every !== 0),
  )
  const chosen: number[] = []
  for (const at of free) if (chosen.length < count && chosen.every(other => Math.abs(other - at) > 1)) chosen.push(at)
  return chosen.toSorted((a, b) => a - b)
}

/** The number line with these graduations. */
export const lineFigure = ({ min, step, last, every, stepText }: Graduations) => ({
  kind: 'number-line' as const,
  title: 'Une droite graduée',
  min,
  max: Math.round((min + last * step) * 1e6) / 1e6,
  step,
  every,
  ...(stepText && { stepText }),
})

/** What a graduation stands for. */
export const valueAt = ({ min, step }: Pick<Graduations, 'min' | 'step'>, at: number) =>
  Math.round((min + at * step) * 1e9) / 1e9
