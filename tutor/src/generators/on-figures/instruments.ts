import { variant } from '../exercise.ts'
import { int, pick } from '../random.ts'
import { askToRead, type FigureGenerator } from './figure-exercise.ts'
import { choosePlaces, type Graduations, lineFigure, valueAt } from './graduations.ts'

const NAMES = ['A', 'B'] as const

const INSTRUMENTS = {
  thermometer: {
    title: 'Deux thermomètres',
    question: 'Lisez la température.',
    ask: 'Quelle température lit-on',
    unit: '°C',
  },
  cylinder: {
    title: 'Deux éprouvettes graduées',
    question: 'Lisez le volume du liquide : regardez le bas de sa surface.',
    ask: 'Quel volume lit-on',
    unit: 'mL',
  },
  ruler: {
    title: 'Une règle graduée',
    question: 'Lisez la longueur sur la règle : elle commence à 0.',
    ask: 'Quelle longueur lit-on',
    unit: 'cm',
  },
  scale: {
    title: 'L’échelle d’une carte',
    question: 'Lisez la distance depuis 0 sur l’échelle de la carte.',
    ask: 'Quelle distance lit-on',
    unit: 'km',
  },
} as const
type Instrument = keyof typeof INSTRUMENTS

const GRADUATIONS = {
  thermometer: [
    [1, 10, -10, 30],
    [2, 5, -20, 50],
    [0.1, 10, 36, 40],
  ],
  ruler: [
    [0.1, 10, 0, 4],
    [0.2, 5, 0, 6],
    [0.5, 2, 0, 12],
  ],
  cylinder: [
    [1, 10, 0, 40],
    [2, 5, 0, 60],
    [5, 4, 0, 100],
  ],
  scale: [
    [1, 5, 0, 25],
    [5, 4, 0, 100],
    [10, 5, 0, 250],
  ],
} as const

const gaugeFigure = (instrument: 'thermometer' | 'cylinder', { min, step, every, last }: Graduations) => ({
  kind: 'instrument' as const,
  instrument,
  unit: INSTRUMENTS[instrument].unit,
  min,
  max: valueAt({ min, step }, last),
  step,
  every,
})

/** Of: 'thermometer', 'ruler', 'cylinder' or 'scale' of a map. */
export const readInstrument: FigureGenerator<'read-value'> = (random, params) => {
  const name = variant<Instrument>(random, params.of, ['thermometer', 'ruler', 'cylinder', 'scale'])
  const { title, question, ask, unit } = INSTRUMENTS[name]
  const [step, every, min, max] = pick<readonly [number, number, number, number]>(random, GRADUATIONS[name])
  const line = { min, step, every, last: Math.round((max - min) / step) }
  const values = choosePlaces(random, line, 2).map(at => valueAt(line, at))
  if (name === 'thermometer' || name === 'cylinder')
    return askToRead(
      { ...gaugeFigure(name, line), title, levels: values.map((value, n) => ({ value, label: NAMES[n] })) },
      { question, ask: values.map((_, n) => ({ question: `${ask} en ${NAMES[n]} ?`, at: { level: n + 1 }, unit })) },
    )
  const points = values.map((value, n) => ({ name: NAMES[n] ?? 'B', value }))
  return askToRead(
    { ...lineFigure(line), title, points },
    {
      question,
      ask: points.map(point => ({ question: `${ask} au point ${point.name} ?`, at: { point: point.name }, unit })),
    },
  )
}

/** An angle to measure with a protractor that has two scales; of: 'acute', 'obtuse' or both. */
export const readProtractor: FigureGenerator<'read-value'> = (random, params) => {
  const isAcute = variant(random, params.of, ['acute', 'obtuse']) === 'acute'
  // No multiple of ten: the graduations between are counted.
  const angle = 10 * (isAcute ? int(random, 2, 7) : int(random, 10, 15)) + int(random, 1, 9)
  return askToRead(
    { kind: 'protractor', title: 'Un angle et un rapporteur', angle, zero: pick(random, ['right', 'left']) },
    {
      question: 'Lisez la mesure de l’angle : choisissez la graduation dont le 0 est sur le premier côté.',
      ask: [{ question: 'Combien mesure l’angle xOy ?', at: { angle: true }, unit: '°' }],
    },
  )
}
