import { written } from '../../figures/canvas/numbers.ts'
import { variant } from '../exercise.ts'
import { int, pick, shuffle } from '../random.ts'
import { askToPlace, askToRead, type FigureGenerator } from './figure-exercise.ts'
import { choosePlaces, type Graduations, lineFigure, valueAt } from './graduations.ts'

const NAMES = ['A', 'B', 'C', 'D'] as const

type Line = Graduations & { write: (at: number) => string }

/** Tenths, hundredths, or twos and fives between hundreds. */
const decimals = (random: () => number): Line => {
  const [step, every, parts] = pick(random, [
    [0.1, 10, 2],
    [0.01, 10, 2],
    [0.2, 5, 3],
    [0.5, 2, 7],
  ] as const)
  const min = Math.round(int(random, 0, 30) * step * every * 1e6) / 1e6
  const line = { min, step, every, last: every * parts }
  return { ...line, write: at => written(Math.round((min + at * step) * 1e6) / 1e6) }
}

const PARTS: Record<number, string> = {
  3: 'tiers',
  4: 'quart',
  5: 'cinquième',
  6: 'sixième',
  7: 'septième',
  8: 'huitième',
}

const fractions = (random: () => number): Line => {
  const denominator = pick(random, [3, 4, 5, 6, 7, 8])
  const units = denominator > 5 ? 2 : 3
  const from = int(random, 0, 2)
  return {
    min: from,
    step: 1 / denominator,
    every: denominator,
    last: denominator * units,
    stepText: PARTS[denominator] ?? '',
    write: at => `${from * denominator + at}/${denominator}`,
  }
}

const relatives = (random: () => number): Line => {
  const [step, every, parts] = pick(random, [
    [1, 5, 4],
    [0.5, 2, 8],
    [2, 5, 4],
    [0.1, 5, 4],
  ] as const)
  const below = int(random, 1, parts - 1)
  const min = Math.round(-below * every * step * 1e6) / 1e6
  const line = { min, step, every, last: every * parts }
  return { ...line, write: at => written(Math.round((min + at * step) * 1e6) / 1e6) }
}

const LINES = { decimals, fractions, relatives }
type Numbers = keyof typeof LINES

/** Of: 'decimals', 'fractions' or 'relatives' to place on a line. */
export const placeOnLine: FigureGenerator<'place-point'> = (random, params) => {
  const line = LINES[variant<Numbers>(random, params.of, ['decimals', 'fractions', 'relatives'])](random)
  const places = shuffle(random, choosePlaces(random, line, 3))
  return askToPlace(lineFigure(line), {
    question: 'Placez ces nombres sur la droite graduée.',
    points: places.map((at, n) => ({ name: NAMES[n] ?? 'D', at: [valueAt(line, at)], text: line.write(at) })),
  })
}

/** Of: 'decimals' or 'relatives' to read on a line. */
export const readOnLine: FigureGenerator<'read-value'> = (random, params) => {
  const line = LINES[variant<Numbers>(random, params.of, ['decimals', 'relatives'])](random)
  const places = choosePlaces(random, line, 3)
  const points = places.map((at, n) => ({ name: NAMES[n] ?? 'D', value: valueAt(line, at) }))
  return askToRead(
    { ...lineFigure(line), points },
    {
      question: 'Lisez l’abscisse de chaque point.',
      ask: points.map(({ name }) => ({ question: `Quelle est l’abscisse du point ${name} ?`, at: { point: name } })),
    },
  )
}

/** Numbers and their opposites: each is on the other side of 0. */
export const placeOpposites: FigureGenerator<'place-point'> = random => {
  const [step, reach] = pick(random, [
    [1, 10],
    [0.5, 5],
    [0.1, 1],
  ] as const)
  const graduations = Math.round(reach / step)
  const sizes = shuffle(
    random,
    Array.from({ length: graduations }, (_, n) => n + 1).filter(n => n % (graduations / 2) !== 0),
  ).slice(0, 3)
  return askToPlace(
    { kind: 'number-line', title: 'Une droite graduée', min: -reach, max: reach, step, every: graduations / 2 },
    {
      question: 'Placez chaque point d’après son abscisse.',
      points: sizes.map((size, n) => {
        const value = Math.round(size * step * pick(random, [-1, 1]) * 1e6) / 1e6
        return { name: NAMES[n] ?? 'D', at: [value], text: `l’opposé de ${written(-value)}` }
      }),
    },
  )
}
