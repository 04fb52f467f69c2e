import { fraction, math } from '../maths/format.ts'
import { rational } from '../maths/rational.ts'
import { askFraction } from './asked.ts'
import type { Generator } from './exercise.ts'
import { int, pick } from './random.ts'

/** The contrary of an event. */
export const probabilityContrary: Generator = random => {
  const d = pick(random, [6, 8, 10, 12, 15, 20])
  const n = int(random, 1, d - 1)
  const answer = rational(d - n, d)
  return askFraction(
    answer,
    {
      takesTheEventItself: rational(n, d),
      invertsTheFraction: rational(d, n),
      addsToOne: rational(d + n, d),
      ...(n > 1 && { countsOneCase: rational(1, d) }),
    },
    {
      statement: `La probabilité de gagner à un jeu est ${math(`${n}/${d}`)}. Quelle est la probabilité de ne pas gagner ? Donnez une fraction simplifiée le plus possible.`,
      steps: [
        'La somme des probabilités d’un événement et de son contraire est 1.',
        `${math(`1 − ${n}/${d} = ${fraction(answer)}`)}.`,
      ],
      hint: 'Que vaut la somme des deux probabilités ?',
      minutes: 2,
    },
  )
}

/** Two draws with replacement. */
export const probabilityTwice: Generator = random => {
  const [red, blue] = [int(random, 2, 6), int(random, 2, 7)]
  const total = red + blue
  const answer = rational(red * red, total * total)
  return askFraction(
    answer,
    {
      drawsOnce: rational(red, total),
      addsTheProbabilities: rational(2 * red, total),
      keepsTheBall: rational(red * (red - 1), total * (total - 1)),
      takesTwoColours: rational(red * blue, total * total),
    },
    {
      statement: `Une urne contient ${red} boules rouges et ${blue} boules bleues. On tire une boule, on la remet, puis on tire une deuxième boule. Quelle est la probabilité d’obtenir deux fois une boule rouge ? Donnez une fraction irréductible.`,
      steps: [
        `À chaque tirage, la probabilité d’une boule rouge est ${math(`${red}/${total}`)}.`,
        `On remet la boule : on multiplie les probabilités, ${math(`${red}/${total} × ${red}/${total} = ${fraction(answer)}`)}.`,
      ],
      hint: 'Construisez un arbre et multipliez le long du chemin.',
      minutes: 4,
    },
  )
}
