import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { euros, number, quantity, roundTo } from './working.ts'

/** Two changes in per cent, one after the other. */
export const successiveChanges = chain(random => {
  const [price, up, down] = [20 * int(random, 5, 20), 10 * int(random, 1, 5), 10 * int(random, 1, 5)]
  const what = pick(random, ['Un vélo', 'Une console', 'Un manteau', 'Une tablette'])
  return {
    given: `${what} coûte ${price} €. Son prix augmente de ${up} %, puis baisse de ${down} %.`,
    ask: 'Quel est son prix à la fin, en euros ?',
    most: 'Dans quelle situation le prix final est-il le plus élevé ?',
    unit: '€',
    steps: [
      {
        say: 'Après la hausse',
        do: `${price} × ${number(1 + up / 100)}`,
        unit: '€',
        slips: {
          'ajoute les pourcentages au lieu de multiplier': `${price} × ${number(1 + (up - down) / 100)}`,
          'prend le pourcentage pour des euros': `${price} + ${up}`,
        },
      },
      {
        say: 'Après la baisse',
        do: `_ × ${number(1 - down / 100)}`,
        unit: '€',
        slips: {
          'ajoute les pourcentages au lieu de multiplier': '',
          'prend la baisse pour le coefficient': `_ × ${number(down / 100)}`,
          'enlève la baisse calculée sur le prix de départ': `_ − ${price} × ${number(down / 100)}`,
        },
      },
    ],
    hint: 'Sur quel prix calcule-t-on la baisse ?',
    rule: 'À chaque évolution, on multiplie par un coefficient ; une baisse est calculée sur le nouveau prix.',
    begin: 'Écrivez le coefficient de la hausse, puis celui de la baisse.',
    back: {
      statement: `Après une hausse de ${up} %, ${what.toLowerCase()} coûte ${euros(price * (1 + up / 100))} €. Quel était son prix avant, en euros ?`,
      result: quantity(price, '€'),
      wrong: [
        [
          quantity(roundTo(price * (1 + up / 100) * (1 - up / 100), 2), '€'),
          'baisse le nouveau prix du même pourcentage',
        ],
        [quantity(roundTo(price * (1 + up / 100) ** 2, 2), '€'), 'multiplie par le coefficient au lieu de diviser'],
        [quantity(roundTo(price * (1 + up / 100) - up, 2), '€'), 'prend le pourcentage pour des euros'],
      ],
      steps: [
        `La hausse a multiplié le prix par ‹1 + ${up} ÷ 100 = ${number(1 + up / 100)}›.`,
        `On divise : ‹${number(price * (1 + up / 100))} ÷ ${number(1 + up / 100)} = ${price}› €.`,
      ],
    },
  }
})

/** The rate of two changes together. */
export const globalRate = chain(random => {
  const [a, b] = [10 * int(random, 1, 6), 10 * int(random, 1, 6)]
  const what = pick(random, [
    'Le nombre d’adhérents d’un club',
    'Le nombre d’abonnés d’une chaîne',
    'Le nombre de visiteurs d’un site',
  ])
  return {
    given: `${what} augmente de ${a} % une année, puis de ${b} % l’année suivante.`,
    ask: 'Quelle est la hausse totale, en pourcentage ?',
    most: 'Dans quelle situation la hausse totale est-elle la plus grande ?',
    unit: '%',
    hasNoChoice: true,
    steps: [
      {
        say: 'Produit des coefficients',
        do: `${number(1 + a / 100)} × ${number(1 + b / 100)}`,
        slips: {
          'ajoute les pourcentages au lieu de multiplier les coefficients': `1 + ${number(a / 100)} + ${number(b / 100)}`,
          'multiplie les pourcentages entre eux': `1 + ${number(a / 100)} × ${number(b / 100)}`,
        },
      },
      { say: 'Sans la valeur de départ', do: '_ − 1', slips: { 'oublie d’enlever la valeur de départ': '' } },
      { say: 'Hausse totale en pourcentage', do: '_ × 100', unit: '%' },
    ],
    hint: 'Par quel nombre la quantité est-elle multipliée en tout ?',
    rule: 'Pour des évolutions successives, on multiplie les coefficients, on n’ajoute pas les pourcentages.',
    begin: 'Écrivez le coefficient de chaque hausse.',
  }
})
