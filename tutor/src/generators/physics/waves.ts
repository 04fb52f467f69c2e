import { french, math } from '../../maths/format.ts'
import { divide, multiply, rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { writtenQuotient } from '../choices.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick } from '../random.ts'

const SOUND = 340

/** How far a sound comes from. Find: 'distance', 'duration' or 'echo'. */
export const soundDistance: Generator = (random, params) => {
  const find = variant(random, params.find, ['distance', 'duration', 'echo'])
  // Nobody hears a cry come back from further.
  const tenths = 2 * int(random, 2, find === 'echo' ? 15 : 45)
  const [t, way] = [rational(tenths, 10), rational(SOUND * tenths, 10)]
  const given = 'Dans l’air, le son se propage à 340 m/s.'
  if (find === 'duration')
    return askNumber(
      t,
      's',
      {
        multipliesInTheRelation: multiply(way, rational(SOUND)),
        dividesTheOtherWay: writtenQuotient(rational(SOUND), way),
        countsTheReturn: multiply(t, rational(2)),
        halvesAsForAnEcho: divide(t, rational(2)),
      },
      {
        statement: `${given} Un orage éclate à ${french(way)} m. Au bout de combien de secondes l’entend-on\u00a0?`,
        steps: [
          'On divise la distance par la vitesse.',
          `${math(`${french(way)} ÷ 340 = ${french(t)}`)}\u00a0: on l’entend après ${french(t)} s.`,
        ],
        hint: 'Combien de fois 340 m y a-t-il dans cette distance\u00a0?',
        minutes: 3,
      },
    )
  const isEcho = find === 'echo'
  const answer = isEcho ? divide(way, rational(2)) : way
  return askNumber(
    answer,
    'm',
    isEcho
      ? {
          forgetsTheReturn: way,
          doublesTheReturn: multiply(way, rational(2)),
          dividesInTheRelation: writtenQuotient(rational(SOUND), t),
        }
      : {
          halvesAsForAnEcho: divide(way, rational(2)),
          dividesInTheRelation: writtenQuotient(rational(SOUND), t),
          countsTheReturn: multiply(way, rational(2)),
        },
    {
      statement: isEcho
        ? `${given} Une randonneuse crie face à une falaise et entend l’écho ${french(t)} s plus tard. À quelle distance est la falaise, en mètres\u00a0?`
        : `${given} On entend le tonnerre ${french(t)} s après avoir vu l’éclair. À quelle distance est l’orage, en mètres\u00a0?`,
      steps: [
        `Pendant ${french(t)} s, le son parcourt ${math(`340 × ${french(t)} = ${french(way)}`)}, en mètres.`,
        isEcho
          ? `Il fait l’aller et le retour\u00a0: ${math(`${french(way)} ÷ 2 = ${french(answer)}`)}, donc ${french(answer)} m.`
          : `L’orage est à ${french(answer)} m.`,
      ],
      hint: isEcho
        ? 'Le son va jusqu’à la falaise, puis revient.'
        : 'La lumière arrive presque aussitôt\u00a0; c’est le son qui met du temps.',
      minutes: 3,
    },
  )
}

/** Light over great distances, in seconds or kilometres. Find: 'duration' or 'distance'. */
export const lightTime: Generator = (random, params) => {
  const find = variant(random, params.find, ['duration', 'distance'])
  const seconds = int(random, 2, 90)
  const way = rational(300_000 * seconds)
  const given = 'Dans le vide, la lumière se propage à 300\u202f000 km/s.'
  const presentation = { hint: 'En une seconde, la lumière parcourt 300\u202f000 km.', minutes: 3 }
  if (find === 'duration')
    return askNumber(
      rational(seconds),
      's',
      {
        countsOneZeroMore: rational(10 * seconds),
        countsOneZeroLess: rational(seconds, 10),
        multipliesInTheRelation: multiply(way, rational(300_000)),
      },
      {
        statement: `${given} Combien de secondes met-elle pour parcourir ${french(way)} km\u00a0?`,
        steps: [
          'On divise la distance par la vitesse.',
          `${math(`${french(way)} ÷ ${french(300_000)} = ${seconds}`)}\u00a0: elle met ${seconds} s.`,
        ],
        ...presentation,
      },
    )
  return askNumber(
    way,
    'km',
    {
      dividesInTheRelation: writtenQuotient(rational(300_000), rational(seconds)),
      countsOneZeroMore: multiply(way, rational(10)),
      countsOneZeroLess: divide(way, rational(10)),
    },
    {
      statement: `${given} Quelle distance parcourt-elle en ${seconds} s, en kilomètres\u00a0?`,
      steps: [
        'On multiplie la vitesse par la durée.',
        `${math(`${french(300_000)} × ${seconds} = ${french(way)}`)}\u00a0: elle parcourt ${french(way)} km.`,
      ],
      ...presentation,
    },
  )
}

/** Vibrations, their frequency and their period. Find: 'frequency', 'period' or 'count'. */
export const frequencyOfWaves: Generator = (random, params) => {
  const find = variant(random, params.find, ['frequency', 'period', 'count'])
  const seconds = int(random, 2, 12)
  if (find === 'period') {
    const hertz = pick(
      random,
      [2, 4, 5, 8, 10, 20, 25, 40, 50, 80, 100, 125, 160, 200, 250, 400, 500, 625, 800, 1000, 1250, 2000, 2500],
    )
    const answer = rational(1000, hertz)
    return askNumber(
      answer,
      'ms',
      {
        givesSeconds: rational(1, hertz),
        keepsTheFrequency: rational(hertz),
        multipliesByTheFrequency: rational(hertz * 1000),
      },
      {
        statement: `Un son a une fréquence de ${french(hertz)} Hz. Quelle est la durée d’une vibration, en millisecondes\u00a0?`,
        steps: [
          `En une seconde, soit ${french(1000)} ms, il y a ${french(hertz)} vibrations.`,
          `${math(`${french(1000)} ÷ ${french(hertz)} = ${french(answer)}`)}\u00a0: une vibration dure ${french(answer)} ms.`,
        ],
        hint: 'Combien de vibrations tiennent dans une seconde\u00a0?',
        minutes: 3,
      },
    )
  }
  const hertz = 5 * int(random, 4, 200)
  const all = hertz * seconds
  const isCount = find === 'count'
  return askNumber(
    rational(isCount ? all : hertz),
    isCount ? '' : 'Hz',
    isCount
      ? {
          dividesByTheDuration: writtenQuotient(rational(hertz), rational(seconds)),
          addsUnlikeSizes: rational(hertz + seconds),
          countsOneSecond: rational(hertz),
        }
      : {
          multipliesByTheDuration: rational(all * seconds),
          keepsTheVibrations: rational(all),
          dividesTheOtherWay: writtenQuotient(rational(seconds), rational(all)),
        },
    {
      statement: isCount
        ? `La membrane d’un haut-parleur vibre à ${hertz} Hz. Combien de vibrations fait-elle en ${seconds} s\u00a0?`
        : `Une corde fait ${french(all)} vibrations en ${seconds} s. Quelle est la fréquence du son, en hertz\u00a0?`,
      steps: [
        'La fréquence, en hertz, est le nombre de vibrations par seconde.',
        isCount
          ? `${math(`${hertz} × ${seconds} = ${french(all)}`)}\u00a0: elle en fait ${french(all)}.`
          : `${math(`${french(all)} ÷ ${seconds} = ${hertz}`)}\u00a0: la fréquence est de ${hertz} Hz.`,
      ],
      hint: 'Combien de vibrations se font en une seule seconde\u00a0?',
      minutes: 2,
    },
  )
}
