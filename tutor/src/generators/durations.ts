import { french, math } from '../maths/format.ts'
import { add, divide, multiply, rational, subtract } from '../maths/rational.ts'
import { askNumber } from './asked.ts'
import { writtenQuotient } from './choices.ts'
import { type Generator, variant } from './exercise.ts'
import { int, pick } from './random.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** Hours and minutes in minutes, or minutes in decimal hours. Direction: 'minutes' or 'hours'. */
export const convertDuration: Generator = (random, params) => {
  const inMinutes = variant(random, params.direction, ['minutes', 'hours']) === 'minutes'
  const [hours, minutes] = [
    int(random, 1, 9),
    inMinutes ? int(random, 5, 55) : pick(random, [3, 6, 12, 15, 18, 24, 30, 36, 42, 45, 48, 54]),
  ]
  const total = hours * 60 + minutes
  if (inMinutes)
    return askNumber(
      rational(total),
      'min',
      {
        takesAHundred: rational(hours * 100 + minutes),
        addsHoursAndMinutes: rational(hours + minutes),
        forgetsTheMinutes: rational(hours * 60),
      },
      {
        statement: `Convertissez ${hours} h ${two(minutes)} min en minutes.`,
        steps: [
          `Une heure dure 60 minutes : ${math(`${hours} × 60 = ${hours * 60}`)}.`,
          `${math(`${hours * 60} + ${minutes} = ${total}`)}, donc ${hours} h ${two(minutes)} min = ${total} min.`,
        ],
        hint: 'Combien de minutes y a-t-il dans une heure ?',
        minutes: 2,
      },
    )
  const answer = rational(total, 60)
  return askNumber(
    answer,
    'h',
    {
      readsTheMinutesAsHundredths: rational(100 * hours + minutes, 100),
      takesAHundred: rational(total, 100),
      forgetsTheWholeHours: rational(minutes, 60),
      keepsTheMinutes: rational(total),
    },
    {
      statement: `Écrivez ${hours} h ${two(minutes)} min en heures, avec une virgule.`,
      steps: [
        `${minutes} minutes représentent ${math(`${minutes}/60`)} d’heure : ${math(`${minutes} ÷ 60 = ${french(rational(minutes, 60))}`)}.`,
        `${math(`${hours} + ${french(rational(minutes, 60))} = ${french(answer)}`)}, donc ${hours} h ${two(minutes)} min = ${french(answer)} h.`,
      ],
      hint: 'Divisez les minutes par 60.',
      minutes: 3,
    },
  )
}

/** Minutes between two times of a day. */
export const durationBetween: Generator = random => {
  const start = int(random, 7 * 60, 17 * 60)
  const clock = (time: number) => `${Math.floor(time / 60)} h ${two(time % 60)}`
  const next = (Math.floor(start / 60) + 1) * 60
  const drawn = int(random, Math.max(35, next - start + 5), 229)
  // The minutes of both times differ.
  const length = drawn % 60 === 0 ? drawn + 1 : drawn
  const end = start + length
  const decimal = Math.abs(Math.floor(end / 60) * 100 + (end % 60) - Math.floor(start / 60) * 100 - (start % 60))
  const first = Math.min(next, end) - start
  return askNumber(
    rational(length),
    'min',
    {
      takesAHundred: rational(decimal),
      forgetsAnHour: rational(length > 120 ? length - 60 : length + 60),
      countsTheMinutesOnly: rational(Math.abs((end % 60) - (start % 60))),
      countsTheHoursOnly: rational(60 * (Math.floor(end / 60) - Math.floor(start / 60))),
    },
    {
      statement: `Un train part à ${clock(start)} et arrive à ${clock(end)}. Combien de minutes dure le trajet ?`,
      steps: [
        `De ${clock(start)} à ${clock(start + first)} : ${first} min. Puis, jusqu’à ${clock(end)} : ${length - first} min.`,
        `${math(`${first} + ${length - first} = ${length}`)} : le trajet dure ${length} min.`,
      ],
      hint: 'Passez par l’heure ronde qui suit le départ.',
      minutes: 3,
    },
  )
}

/** Find: 'speed', 'distance' or 'duration' at a constant speed. */
export const speed: Generator = (random, params) => {
  const find = variant(random, params.find, ['speed', 'distance', 'duration'])
  const [v, halves] = [int(random, 4, 24) * 5, int(random, 3, 11)]
  const [t, d] = [rational(halves, 2), rational(v * halves, 2)]
  const presentation = { hint: 'La vitesse est la distance parcourue en une heure.', minutes: 3 }
  if (find === 'distance')
    return askNumber(
      d,
      'km',
      {
        dividesUnlikeSizes: writtenQuotient(rational(v), t),
        addsUnlikeSizes: add(rational(v), t),
        ...(halves % 2 === 0
          ? { subtractsUnlikeSizes: subtract(rational(v), t) }
          : { forgetsTheHalfHour: rational((v * (halves - 1)) / 2) }),
      },
      {
        statement: `Une voiture roule à ${v} km/h pendant ${french(t)} h. Quelle distance parcourt-elle ?`,
        steps: [
          'On multiplie la vitesse par la durée.',
          `${math(`${v} × ${french(t)} = ${french(d)}`)} : elle parcourt ${french(d)} km.`,
        ],
        ...presentation,
      },
    )
  if (find === 'duration')
    return askNumber(
      t,
      'h',
      {
        subtractsUnlikeSizes: subtract(d, rational(v)),
        multipliesUnlikeSizes: multiply(d, rational(v)),
        dividesTheOtherWay: writtenQuotient(rational(v), d),
      },
      {
        statement: `À la vitesse de ${v} km/h, combien d’heures faut-il pour parcourir ${french(d)} km ?`,
        steps: [
          'On divise la distance par la vitesse.',
          `${math(`${french(d)} ÷ ${v} = ${french(t)}`)} : il faut ${french(t)} h.`,
        ],
        ...presentation,
      },
    )
  return askNumber(
    rational(v),
    'km/h',
    {
      multipliesUnlikeSizes: multiply(d, t),
      dividesTheOtherWay: writtenQuotient(t, d),
      subtractsUnlikeSizes: subtract(d, t),
    },
    {
      statement: `Un train parcourt ${french(d)} km en ${french(t)} h. Quelle est sa vitesse moyenne ?`,
      steps: [
        'On divise la distance par la durée.',
        `${math(`${french(d)} ÷ ${french(t)} = ${v}`)} : la vitesse moyenne est ${v} km/h.`,
      ],
      ...presentation,
    },
  )
}

/** km/h and m/s. Direction: 'm/s' or 'km/h'. */
export const speedUnits: Generator = (random, params) => {
  const toSmall = variant(random, params.direction, ['m/s', 'km/h']) === 'm/s'
  const metres = rational(int(random, 4, 60), 2)
  const kilometres = multiply(metres, rational(36, 10))
  const [given, answer, unit] = toSmall ? [kilometres, metres, 'm/s'] : [metres, kilometres, 'km/h']
  const [from, sign] = toSmall ? ['km/h', '÷'] : ['m/s', '×']
  return askNumber(
    answer,
    unit,
    {
      goesTheOtherWay: toSmall ? multiply(given, rational(36, 10)) : divide(given, rational(36, 10)),
      convertsTheLengthOnly: toSmall ? multiply(given, rational(1000)) : divide(given, rational(1000)),
      takesSixty: toSmall ? divide(multiply(given, rational(1000)), rational(60)) : multiply(given, rational(6, 100)),
      keepsTheNumber: given,
    },
    {
      statement: `Convertissez ${french(given)} ${from} en ${unit}.`,
      steps: [
        '1 m/s, c’est 3600 m en une heure, donc 3,6 km/h.',
        `${math(`${french(given)} ${sign} 3,6 = ${french(answer)}`)}, donc ${french(given)} ${from} = ${french(answer)} ${unit}.`,
      ],
      hint: '1 m/s = 3,6 km/h.',
      minutes: 3,
    },
  )
}
