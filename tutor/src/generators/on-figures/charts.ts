import { int, pick, shuffle } from '../random.ts'
import { askToRead, type FigureGenerator } from './figure-exercise.ts'

const SURVEYS = [
  {
    title: 'Le sport préféré des élèves',
    names: ['football', 'natation', 'danse', 'judo', 'tennis'],
    ask: (name: string) => `Combien d’élèves ont choisi « ${name} » ?`,
  },
  {
    title: 'Comment les élèves viennent au collège',
    names: ['à pied', 'vélo', 'bus', 'voiture', 'train'],
    ask: (name: string) => `Combien d’élèves ont répondu « ${name} » ?`,
  },
  {
    title: 'Les livres empruntés au CDI',
    names: ['romans', 'BD', 'contes', 'sciences', 'revues'],
    ask: (name: string) => `Combien de livres sont comptés pour « ${name} » ?`,
  },
] as const

/** Heights of bars on graduations without a number. */
export const readBars: FigureGenerator<'read-value'> = random => {
  const { title, names, ask } = pick(random, SURVEYS)
  const [step, fine] = pick(random, [
    [2, 2],
    [5, 5],
    [10, 5],
    [10, 2],
    [20, 4],
  ] as const)
  const graduation = step / fine
  const unnumbered = Array.from({ length: 6 * fine }, (_, n) => n).filter(n => n > 0 && n % fine !== 0)
  const heights = shuffle(random, unnumbered)
    .slice(0, 4)
    .map(n => n * graduation)
  const values = shuffle(random, names)
    .slice(0, heights.length)
    .map((label, n) => ({ label, value: heights[n] ?? graduation }))
  const asked = shuffle(random, values).slice(0, 2)
  return askToRead(
    { kind: 'chart', chart: 'bars', title, axis: { min: 0, max: 6 * step, step, fine, label: 'effectif' }, values },
    {
      question: 'Lisez les effectifs sur le diagramme.',
      ask: asked.map(({ label }) => ({ question: ask(label), at: { bar: label } })),
    },
  )
}

/** How many there are in a class, on or between the lines. */
export const readHistogram: FigureGenerator<'read-value'> = random => {
  const step = pick(random, [2, 4, 10])
  const half = step / 2
  const from = pick(random, [140, 145, 150])
  const bounds = Array.from({ length: 6 }, (_, n) => from + 5 * n)
  const values = Array.from({ length: 5 }, () => half * (2 * int(random, 0, 4) + 1))
  const [first = 0, second = 2] = shuffle(random, [0, 1, 2, 3, 4])
  return askToRead(
    {
      kind: 'histogram',
      title: 'Les tailles des élèves d’un collège',
      x: 'taille (cm)',
      y: 'effectif',
      bounds,
      values,
      step,
    },
    {
      question: 'Lisez les effectifs sur l’histogramme.',
      ask: [first, second].map(n => ({
        question: `Combien d’élèves mesurent entre ${bounds[n]} cm et ${bounds[n + 1]} cm ?`,
        at: { from: bounds[n] ?? from },
      })),
    },
  )
}

const CLIMATES = [
  {
    place: 'ville A',
    heat: [5, 6, 9, 12, 16, 19, 21, 21, 17, 13, 8, 6],
    rain: [50, 42, 45, 50, 66, 52, 58, 55, 46, 58, 54, 60],
  },
  {
    place: 'ville B',
    heat: [8, 9, 12, 14, 18, 22, 25, 25, 21, 17, 12, 9],
    rain: [48, 32, 35, 52, 38, 25, 11, 27, 76, 92, 65, 48],
  },
  {
    place: 'ville C',
    heat: [25, 28, 31, 34, 34, 31, 29, 28, 29, 31, 28, 25],
    rain: [0, 0, 4, 6, 35, 75, 145, 185, 85, 15, 0, 0],
  },
] as const
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

/** A month of a climate graph, each on its own axis. */
export const readClimate: FigureGenerator<'read-value'> = random => {
  const { place, heat, rain } = pick(random, CLIMATES)
  const shift = int(random, -3, 3)
  const months = shuffle(
    random,
    MONTHS.map((_, n) => n),
  )
  // A month whose rain would be nearly nothing shows no bar to read.
  const [wet = 8] = months.filter(n => (rain[n] ?? 0) > 20)
  const [warm = 0] = months.filter(n => n !== wet)
  return askToRead(
    {
      kind: 'climate',
      title: `Le climat de la ${place}`,
      place,
      heat: heat.map(value => value + shift),
      rain: [...rain],
      totals: false,
    },
    {
      question: 'Chaque axe a son unité.',
      ask: [
        {
          question: `Quelle est la température moyenne en ${MONTHS[warm]} ?`,
          at: { month: warm + 1, read: 'heat' },
          unit: '°C',
        },
        {
          question: `Quelle hauteur de pluie tombe en ${MONTHS[wet]} ?`,
          at: { month: wet + 1, read: 'rain' },
          unit: 'mm',
        },
      ],
    },
  )
}
