import { int } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** A program of calculation: add, multiply, subtract. */
export const calculationProgram = chain(random => {
  const [start, a, k, b] = [int(random, 3, 12), int(random, 2, 9), int(random, 2, 6), int(random, 2, 11)]
  const result = (start + a) * k - b
  return {
    given: `Voici un programme de calcul : choisir un nombre ; ajouter ${a} ; multiplier le résultat par ${k} ; soustraire ${b}. On choisit ${start}.`,
    ask: 'Quel nombre obtient-on ?',
    most: 'Dans quelle situation obtient-on le plus grand nombre ?',
    steps: [
      {
        say: 'On ajoute',
        do: `${start} + ${a}`,
        slips: { 'oublie d’ajouter': `${start}`, 'multiplie au lieu d’ajouter': `${start} × ${a}` },
      },
      {
        say: 'On multiplie',
        do: `_ × ${k}`,
        slips: {
          'multiplie seulement le nombre ajouté': `${start} + ${a} × ${k}`,
          'ajoute au lieu de multiplier': `_ + ${k}`,
        },
      },
      { say: 'On soustrait', do: `_ − ${b}`, slips: { 'ajoute au lieu de soustraire': `_ + ${b}` } },
    ],
    hint: 'Suivez les instructions dans l’ordre, une par ligne.',
    rule: 'Chaque instruction s’applique au résultat de la précédente.',
    begin: 'Écrivez le nombre choisi, puis ce qu’il devient après la première instruction.',
    back: {
      statement: `Voici un programme de calcul : choisir un nombre ; ajouter ${a} ; multiplier le résultat par ${k} ; soustraire ${b}. On a obtenu ${result}. Quel nombre avait-on choisi ?`,
      result: quantity(start),
      wrong: [
        [quantity(start + 2 * a), 'ajoute au lieu de soustraire pour remonter la première instruction'],
        [quantity(start + a), 'oublie de remonter la première instruction'],
        [quantity((result + a) * k - b), 'refait le programme dans le bon sens'],
      ],
      steps: [
        `On remonte : ‹${result} + ${b} = ${result + b}›, puis ‹${result + b} ÷ ${k} = ${start + a}›.`,
        `Enfin ‹${start + a} − ${a} = ${start}› : on avait choisi ${start}.`,
      ],
    },
  }
})

/** One branch or the other of a condition. */
export const conditionBranch = chain(random => {
  const [limit, price] = [5 * int(random, 2, 6), int(random, 3, 9)]
  const isMore = int(random, 0, 1) === 1
  const count = isMore ? limit + int(random, 1, 9) : limit - int(random, 1, 6)
  const off = int(random, 5, 12)
  const sign = isMore ? '−' : '+'
  const other = isMore ? '+' : '−'
  return {
    given: `Une machine calcule un prix ainsi : « Multiplier le nombre de billets par ${price}. Si le nombre de billets est plus grand que ${limit}, alors soustraire ${off}, sinon ajouter ${off}. » On demande ${count} billets.`,
    ask: 'Quel prix affiche-t-elle, en euros ?',
    most: 'Dans quelle situation le prix est-il le plus élevé ?',
    unit: '€',
    steps: [
      {
        say: 'On multiplie',
        do: `${count} × ${price}`,
        unit: '€',
        slips: { 'ajoute au lieu de multiplier': `${count} + ${price}` },
      },
      {
        say: isMore
          ? `${count} est plus grand que ${limit}, on soustrait`
          : `${count} n’est pas plus grand que ${limit}, on ajoute`,
        do: `_ ${sign} ${off}`,
        unit: '€',
        slips: {
          'exécute l’autre branche de la condition': `_ ${other} ${off}`,
          'oublie la condition': '',
          'additionne le nombre de billets et le prix trouvé': `_ ${sign} ${off} + ${count}`,
        },
      },
    ],
    hint: 'La condition est-elle vraie ou fausse pour ce nombre de billets ?',
    rule: 'Dans « si… alors… sinon », une seule des branches est exécutée.',
    begin: 'Faites la multiplication, puis comparez le nombre de billets à la limite.',
  }
})
