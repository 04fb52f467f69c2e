import { french } from '../../maths/format.ts'
import { rational } from '../../maths/rational.ts'
import { int, pick, shuffle } from '../random.ts'
import { askToPlace, askToRead, type FigureGenerator } from './figure-exercise.ts'

const written = (value: number) => french(rational(Math.round(value * 1000), 1000))

/** Distance by time: two legs at different speeds with a stop. */
export const readMotion: FigureGenerator<'read-value'> = random => {
  const [first, rest, second] = [pick(random, [10, 15, 20]), pick(random, [5, 10]), pick(random, [10, 15, 20])]
  const [far, end] = [pick(random, [3, 5, 7]), pick(random, [9, 11, 13])]
  const stop = first + rest
  const last = stop + second
  return askToRead(
    {
      kind: 'axes',
      title: 'La distance parcourue par une cycliste',
      x: { min: 0, max: 60, step: 10, fine: 2, label: 'durée (min)' },
      y: { min: 0, max: 14, step: 2, fine: 2, label: 'distance (km)' },
      curves: [
        {
          points: [
            [0, 0],
            [first, far],
            [stop, far],
            [last, end],
          ],
        },
      ],
    },
    {
      question: 'La cycliste part, s’arrête, puis repart.',
      ask: [
        { question: 'À quelle distance du départ s’arrête-t-elle ?', at: { x: stop }, unit: 'km' },
        { question: `Quelle distance a-t-elle parcourue en ${last} minutes ?`, at: { x: last }, unit: 'km' },
      ],
    },
  )
}

const RESISTANCES = [
  { ohms: 10, amperes: 0.1, volts: 1 },
  { ohms: 50, amperes: 0.1, volts: 5 },
  { ohms: 100, amperes: 0.02, volts: 2 },
  { ohms: 40, amperes: 0.05, volts: 2 },
] as const

const characteristic = ({ amperes, volts }: (typeof RESISTANCES)[number]) => ({
  kind: 'axes' as const,
  title: 'La caractéristique d’une résistance',
  x: { min: 0, max: Math.round(amperes * 600) / 100, step: amperes, label: '$I$ (A)' },
  y: { min: 0, max: volts * 6, step: volts * 2, fine: 2, label: '$U$ (V)' },
})

/** The voltage across a resistor by its current. */
export const readOhm: FigureGenerator<'read-value'> = random => {
  const resistor = pick(random, RESISTANCES)
  const [first = 1, second = 3] = shuffle(random, [1, 3, 5])
  return askToRead(
    { ...characteristic(resistor), curves: [{ affine: [resistor.ohms, 0] }] },
    {
      question: 'Lisez la tension sur la caractéristique de la résistance.',
      ask: [first, second].map(at => ({
        question: `Quelle est la tension quand l’intensité vaut ${written(at * resistor.amperes)} A ?`,
        at: { x: Math.round(at * resistor.amperes * 1000) / 1000 },
        unit: 'V',
      })),
    },
  )
}

/** Two measurements that agree with Ohm's law. */
export const placeOhm: FigureGenerator<'place-point'> = random => {
  const resistor = pick(random, RESISTANCES)
  const [first = 1, second = 3] = shuffle(random, [1, 2, 3, 4, 5])
  return askToPlace(characteristic(resistor), {
    question: `Une résistance de ${resistor.ohms} Ω suit la loi d’Ohm. Placez deux points de sa caractéristique.`,
    points: [first, second].map((at, n) => ({
      name: n === 0 ? 'A' : 'B',
      at: [Math.round(at * resistor.amperes * 1000) / 1000, at * resistor.volts],
      text: `intensité ${written(at * resistor.amperes)} A`,
    })),
  })
}

/** The period of a signal on the screen of an oscilloscope. */
export const readWave: FigureGenerator<'read-value'> = random => {
  const [max, step, unit] = pick(random, [
    [10, 1, 'ms'],
    [20, 2, 'ms'],
    [5, 0.5, 's'],
  ] as const)
  const period = pick(random, [3, 4, 5, 6, 7]) * step
  return askToRead(
    {
      kind: 'wave',
      title: 'Un signal sur un oscilloscope',
      x: `temps (${unit})`,
      y: 'tension',
      max,
      step,
      curves: [{ label: 'signal', period }],
    },
    {
      question: 'Le signal se répète.',
      ask: [{ question: 'Quelle est la période du signal ?', at: { period: 1 }, unit }],
    },
  )
}

/** A pure substance that is heated: where it melts, and how hot it is at a time. */
export const readHeating: FigureGenerator<'read-value'> = random => {
  const melting = pick(random, [10, 30, 50, 70])
  const start = melting - pick(random, [20, 40])
  const from = int(random, 2, 4)
  const to = from + int(random, 3, 5)
  return askToRead(
    {
      kind: 'axes',
      title: 'La température d’un corps pur que l’on chauffe',
      x: { min: 0, max: 14, step: 2, fine: 2, label: 'temps (min)' },
      y: { min: -40, max: 120, step: 20, fine: 2, label: 'température (°C)' },
      curves: [
        {
          points: [
            [0, start],
            [from, melting],
            [to, melting],
            [14, melting + 40],
          ],
        },
      ],
    },
    {
      question: 'Le corps est d’abord solide : il fond pendant le palier.',
      ask: [
        { question: 'À quelle température fond-il ?', at: { x: from }, unit: '°C' },
        { question: 'Quelle est la température au bout de 14 minutes ?', at: { x: 14 }, unit: '°C' },
      ],
    },
  )
}
