import { french, math } from '../../maths/format.ts'
import { polynomial } from '../../maths/print-polynomial.ts'
import { variant } from '../exercise.ts'
import { int, pick, shuffle } from '../random.ts'
import { askToPlace, askToRead, type FigureGenerator } from './figure-exercise.ts'

const NAMES = ['A', 'B', 'C', 'D'] as const
const SQUARE = { x: { min: -5, max: 5, step: 1 }, y: { min: -4, max: 4, step: 1 } }

/** Points with different coordinates, one in each of some quadrants: what is exchanged or has another sign is another place. */
const choosePoints = (random: () => number, count: number): [number, number][] => {
  const signs = shuffle(random, [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const).slice(0, count)
  // Nearer to an axis a name would touch the numbers that stand there.
  const xs = shuffle(random, [2, 3, 4, 5])
  const ys = shuffle(random, [2, 3, 4])
  return signs.map(([sx, sy], n) => {
    const y = ys[n] ?? 2
    const x = xs.splice(
      xs.findIndex(one => one !== y),
      1,
    )[0]
    return [sx * (x ?? 5), sy * y]
  })
}

export const placeCoordinates: FigureGenerator<'place-point'> = random =>
  askToPlace(
    { kind: 'axes', title: 'Un repère', ...SQUARE },
    {
      question: 'Placez les points dans le repère.',
      points: choosePoints(random, 3).map((at, n) => ({ name: NAMES[n] ?? 'D', at })),
    },
  )

export const readCoordinates: FigureGenerator<'read-value'> = random => {
  const points = choosePoints(random, 3).map((at, n) => ({ name: NAMES[n] ?? 'D', at }))
  const [first = 'A', second = 'B'] = shuffle(
    random,
    points.map(({ name }) => name),
  )
  return askToRead(
    { kind: 'axes', title: 'Des points dans un repère', ...SQUARE, points },
    {
      question: 'Lisez les coordonnées des points.',
      ask: [
        { question: `Quelle est l’abscisse du point ${first} ?`, at: { point: first, read: 'x' } },
        { question: `Quelle est l’ordonnée du point ${first} ?`, at: { point: first, read: 'y' } },
        { question: `Quelle est l’ordonnée du point ${second} ?`, at: { point: second, read: 'y' } },
      ],
    },
  )
}

/** Two points of the line that represents an affine or a linear function. Of: 'affine' or 'linear'. */
export const placeOnGraph: FigureGenerator<'place-point'> = (random, params) => {
  const isLinear = variant(random, params.of, ['affine', 'linear']) === 'linear'
  const a = pick(random, [-3, -2, -1, 1, 2, 3])
  const b = isLinear ? 0 : pick(random, [-3, -2, -1, 1, 2, 3])
  const inside = [-4, -3, -2, -1, 1, 2, 3, 4].filter(x => Math.abs(a * x + b) <= 6)
  const [first = 0, second = 1] = shuffle(random, inside)
  const definition = math(`f(x) = ${polynomial([a, b])}`)
  return askToPlace(
    {
      kind: 'axes',
      title: 'Un repère pour la représentation graphique',
      x: { min: -5, max: 5, step: 1, label: '$x$' },
      y: { min: -6, max: 6, step: 2, fine: 2, label: '$f(x)$' },
    },
    {
      question: `Deux points suffisent pour tracer la droite qui représente la fonction ${isLinear ? 'linéaire' : 'affine'} ${definition}. Placez-les.`,
      points: [first, second].map((x, n) => ({
        name: NAMES[n] ?? 'D',
        at: [x, a * x + b],
        text: `abscisse ${french(x)}`,
      })),
    },
  )
}

/** A parabola or a straight line, read both ways. Find: 'image' or 'antecedent'. */
export const readGraph: FigureGenerator<'read-value'> = (random, params) => {
  const find = variant(random, params.find, ['image', 'antecedent'])
  const x = { min: -4, max: 4, step: 1, label: '$x$' }
  const y = { min: -10, max: 10, step: 2, fine: 2, label: '$f(x)$' }
  const figure = { kind: 'axes' as const, title: 'Représentation graphique de la fonction f', x, y }
  if (find === 'antecedent') {
    const a = pick(random, [-3, -2, 2, 3])
    const b = pick(random, [-3, -1, 1, 3])
    const inside = [-3, -2, -1, 1, 2, 3].filter(at => Math.abs(a * at + b) <= 9)
    const [first = 1, second = 2] = shuffle(random, inside)
    return askToRead(
      { ...figure, curves: [{ affine: [a, b] }] },
      {
        question: 'Lisez sur la droite qui représente la fonction f.',
        ask: [first, second].map(at => ({
          question: `Quel est l’antécédent de ${french(a * at + b)} par f ?`,
          at: { y: a * at + b },
        })),
      },
    )
  }
  const [sign, shift] = [pick(random, [-1, 1]), int(random, -5, 5)]
  const values = [-3, -2, -1, 0, 1, 2, 3].filter(at => {
    const image = sign * at * at + shift
    return Math.abs(image) <= 9 && image % 2 !== 0 && image !== at
  })
  const [first = 1, second = 2] = shuffle(random, values)
  return askToRead(
    { ...figure, curves: [{ poly: [shift, 0, sign] }] },
    {
      question: 'Lisez sur la courbe qui représente la fonction f.',
      ask: [first, second].map(at => ({ question: `Quelle est l’image de ${french(at)} par f ?`, at: { x: at } })),
    },
  )
}

const SITUATIONS = [
  {
    x: 'masse (kg)',
    y: 'prix (€)',
    unit: '€',
    ask: (at: string) => `Combien coûtent ${at} kg ?`,
    title: 'Le prix selon la masse',
  },
  {
    x: 'durée (h)',
    y: 'distance (km)',
    unit: 'km',
    ask: (at: string) => `Quelle distance est parcourue en ${at} h ?`,
    title: 'La distance selon la durée',
  },
  {
    x: 'volume (L)',
    y: 'prix (€)',
    unit: '€',
    ask: (at: string) => `Combien coûtent ${at} L ?`,
    title: 'Le prix selon le volume',
  },
] as const

/** A straight line through the origin: two values of it are read. */
export const readProportional: FigureGenerator<'read-value'> = random => {
  const { x, y, unit, ask, title } = pick(random, SITUATIONS)
  const [rate, step] = pick(random, [
    [1.5, 3],
    [3, 6],
    [2.5, 5],
    [5, 10],
    [15, 30],
    [25, 50],
  ] as const)
  const [first = 3, second = 5] = shuffle(
    random,
    [3, 5, 7].filter(at => at * rate < 4 * step),
  )
  return askToRead(
    {
      kind: 'axes',
      title,
      x: { min: 0, max: 8, step: 1, label: x },
      y: { min: 0, max: 4 * step, step, fine: 2, label: y },
      curves: [{ affine: [rate, 0] }],
    },
    {
      question: 'Lisez les réponses sur le graphique.',
      ask: [first, second].map(at => ({ question: ask(french(at)), at: { x: at }, unit })),
    },
  )
}

/** Points of a situation of proportionality, from one pair that is given. */
export const placeProportional: FigureGenerator<'place-point'> = random => {
  const { x, y, title } = pick(random, SITUATIONS)
  const rate = pick(random, [2, 3, 4, 5])
  const [given = 2, ...others] = shuffle(random, [1, 2, 3, 4, 5, 6])
  return askToPlace(
    {
      kind: 'axes',
      title,
      x: { min: 0, max: 6, step: 1, label: x },
      y: { min: 0, max: 6 * rate, step: rate, fine: rate, label: y },
      points: [{ at: [given, given * rate], name: 'M' }],
    },
    {
      question: `Les deux grandeurs sont proportionnelles. Le point M est donné ; placez les points d’abscisse ${french(others[0] ?? 1)} et ${french(others[1] ?? 3)}.`,
      points: others
        .slice(0, 2)
        .map((at, n) => ({ name: NAMES[n] ?? 'D', at: [at, at * rate], text: `abscisse ${french(at)}` })),
    },
  )
}
