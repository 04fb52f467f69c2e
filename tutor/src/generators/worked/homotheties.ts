import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** Lengths and areas by an enlargement. */
export const homothetyArea = chain(random => {
  const [a, k] = [int(random, 3, 9), pick(random, [2, 3, 4, 5, 1.5, 0.5])]
  const b = int(random, 2, a - 1)
  return {
    given: `Un rectangle de ${2 * a} cm sur ${2 * b} cm est transformé par une homothétie de rapport ${number(k)}.`,
    ask: 'Quelle est l’aire de l’image, en cm² ?',
    most: 'Dans quelle situation l’aire de l’image est-elle la plus grande ?',
    unit: 'cm²',
    steps: [
      {
        say: 'Aire de départ',
        do: `${2 * a} × ${2 * b}`,
        unit: 'cm²',
        slips: { 'prend le périmètre au lieu de l’aire': `2 × (${2 * a} + ${2 * b})` },
      },
      {
        say: 'Aire de l’image',
        do: `_ × ${number(k)}²`,
        unit: 'cm²',
        slips: {
          'multiplie l’aire par le rapport, et non par son carré': `_ × ${number(k)}`,
          'double le rapport au lieu de l’élever au carré': `_ × 2 × ${number(k)}`,
          'croit que l’homothétie conserve les aires': '',
        },
      },
    ],
    hint: 'Par quoi chaque longueur est-elle multipliée ? Et l’aire ?',
    rule: 'Une homothétie de rapport positif k multiplie les longueurs par k, et les aires par le carré de k.',
    begin: 'Calculez d’abord l’aire du rectangle de départ.',
    back: {
      statement: `Par une homothétie de rapport positif, un rectangle d’aire ${4 * a * b} cm² a pour image un rectangle d’aire ${number(4 * a * b * k * k)} cm². Quel est le rapport ?`,
      result: quantity(k),
      wrong: [
        [quantity(k * k), 'oublie la racine carrée'],
        [quantity((k * k) / 2), 'divise par 2 au lieu de prendre la racine carrée'],
        [quantity(1 / k), 'compare les aires dans le mauvais sens'],
      ],
      steps: [
        `L’aire est multipliée par ‹${number(4 * a * b * k * k)} ÷ ${4 * a * b} = ${number(k * k)}›.`,
        `C’est le carré du rapport, et ‹${number(k)}² = ${number(k * k)}› : le rapport est ${number(k)}.`,
      ],
    },
  }
})

/** A distance to the centre by an enlargement, of either sign. */
export const homothetyDistance = chain(random => {
  const [om, k] = [int(random, 3, 12), pick(random, [2, 3, 4, 1.5, 2.5])]
  const isNegative = int(random, 0, 1) === 1
  return {
    given: `M′ est l’image de M par l’homothétie de centre O et de rapport ${isNegative ? '−' : ''}${number(k)}. On a OM = ${om} cm.`,
    ask: 'Quelle est la longueur MM′, en cm ?',
    most: 'Dans quelle situation la longueur MM′ est-elle la plus grande ?',
    unit: 'cm',
    steps: [
      {
        say: 'OM′',
        do: `${number(k)} × ${om}`,
        unit: 'cm',
        slips: {
          'ajoute le rapport au lieu de multiplier': `${number(k)} + ${om}`,
          'croit que OM′ est égale à OM': `${om}`,
        },
      },
      isNegative
        ? {
            say: 'M et M′ sont de part et d’autre de O, donc MM′',
            do: `_ + ${om}`,
            unit: 'cm',
            slips: { 'place M et M′ du même côté de O': `_ − ${om}`, 'donne OM′ à la place de MM′': '' },
          }
        : {
            say: 'M et M′ sont du même côté de O, donc MM′',
            do: `_ − ${om}`,
            unit: 'cm',
            slips: { 'place M et M′ de part et d’autre de O': `_ + ${om}`, 'donne OM′ à la place de MM′': '' },
          },
    ],
    hint: 'O est-il entre M et M′ ? Regardez le signe du rapport.',
    rule: 'Les points O, M et M′ sont alignés ; un rapport négatif place l’image de l’autre côté du centre.',
    begin: 'Calculez d’abord la longueur OM′.',
  }
})
