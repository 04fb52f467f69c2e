import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { euros, number, quantity, roundTo } from './working.ts'

/** The time to fill something at a constant flow. */
export const fillingTime = chain(random => {
  const [flow, minutes] = [int(random, 6, 24), int(random, 4, 25)]
  const m3 = (flow * minutes * 10) / 1000
  const what = pick(random, ['Un bassin', 'Une cuve', 'Une piscine gonflable'])
  return {
    given: `${what} de ${number(m3)} m³ se remplit avec un robinet dont le débit est ${flow} L/min.`,
    ask: 'Combien de minutes faut-il ?',
    most: 'Dans quelle situation faut-il le plus de temps ?',
    unit: 'min',
    steps: [
      {
        say: 'Volume en litres',
        do: `${number(m3)} × 1000`,
        unit: 'L',
        slips: {
          'compte cent litres dans un mètre cube': `${number(m3)} × 100`,
          'oublie de convertir en litres': `${number(m3)}`,
        },
      },
      {
        say: 'Durée',
        do: `_ ÷ ${flow}`,
        unit: 'min',
        slips: { 'multiplie par le débit au lieu de diviser': `_ × ${flow}` },
      },
    ],
    hint: 'Mettez le volume dans l’unité du débit.',
    rule: 'Un débit est le quotient d’un volume par une durée ; un mètre cube, c’est mille litres.',
    begin: 'Écrivez le volume en litres.',
    back: {
      statement: `${what} de ${number(m3)} m³ se remplit en ${minutes * 10} min. Quel est le débit du robinet, en L/min ?`,
      result: quantity(flow, 'L/min'),
      wrong: [
        [quantity(flow / 10, 'L/min'), 'compte cent litres dans un mètre cube'],
        [quantity(roundTo((minutes * 10) / m3, 2), 'L/min'), 'inverse le quotient'],
        [quantity(m3 * 1000, 'L/min'), 'donne le volume au lieu du débit'],
      ],
      steps: [
        `En litres : ‹${number(m3)} × 1000 = ${number(m3 * 1000)}›.`,
        `‹${number(m3 * 1000)} ÷ ${minutes * 10} = ${flow}› : ${flow} L/min.`,
      ],
    },
  }
})

/** The cost of the energy of an appliance. */
export const applianceCost = chain(random => {
  const [what, least, most, longest] = pick(random, [
    ['Un radiateur', 3, 8, 9],
    ['Un four', 8, 12, 3],
    ['Un sèche-linge', 8, 11, 4],
    ['Un chauffe-eau', 5, 10, 8],
  ] as const)
  const [watts, hours, cents] = [
    250 * int(random, least, most),
    int(random, 2, longest),
    pick(random, [0.2, 0.25, 0.3]),
  ]
  return {
    given: `${what} d’une puissance de ${watts} W fonctionne pendant ${hours} h. Un kilowattheure coûte ${euros(cents)} €.`,
    ask: 'Combien coûte l’énergie utilisée, en euros ?',
    most: 'Dans quelle situation l’énergie coûte-t-elle le plus ?',
    unit: '€',
    steps: [
      {
        say: 'Puissance en kilowatts',
        do: `${watts} ÷ 1000`,
        unit: 'kW',
        slips: { 'oublie de convertir en kilowatts': `${watts}`, 'divise par cent au lieu de mille': `${watts} ÷ 100` },
      },
      {
        say: 'Énergie',
        do: `_ × ${hours}`,
        unit: 'kWh',
        slips: { 'divise la puissance par la durée': `_ ÷ ${hours}`, 'oublie la durée': '' },
      },
      {
        say: 'Prix',
        do: `_ × ${number(cents)}`,
        unit: '€',
        slips: { 'divise par le prix au lieu de multiplier': `_ ÷ ${number(cents)}` },
      },
    ],
    hint: 'L’énergie est-elle une grandeur produit ou une grandeur quotient ?',
    rule: 'L’énergie est le produit de la puissance, en kilowatts, par la durée, en heures.',
    begin: 'Mettez la puissance en kilowatts.',
  }
})

/** The mass of an object from its density. */
export const massFromDensity = chain(random => {
  const [a, b, c] = [int(random, 2, 9), int(random, 2, 8), int(random, 3, 10)]
  const [name, density] = pick(random, [
    ['aluminium', 2.7],
    ['chêne', 0.7],
    ['verre', 2.5],
    ['fer', 7.9],
  ] as const)
  return {
    given: `Un pavé droit ${/^[aeiou]/.test(name) ? 'd’' : 'de '}${name} mesure ${a} cm, ${b} cm et ${c} cm. La masse volumique de ce matériau est ${number(density)} g/cm³.`,
    ask: 'Quelle est sa masse, en grammes ?',
    most: 'Dans quelle situation la masse est-elle la plus grande ?',
    unit: 'g',
    steps: [
      {
        say: 'Volume',
        do: `${a} × ${b} × ${c}`,
        unit: 'cm³',
        slips: {
          'ajoute les dimensions au lieu de les multiplier': `${a} + ${b} + ${c}`,
          'oublie la troisième dimension': `${a} × ${b}`,
        },
      },
      {
        say: 'Masse',
        do: `_ × ${number(density)}`,
        unit: 'g',
        slips: {
          'divise par la masse volumique au lieu de multiplier': [
            `_ ÷ ${number(density)}`,
            v => roundTo(v / density, 1),
          ],
          'donne le volume au lieu de la masse': '',
        },
      },
    ],
    hint: 'Que signifie l’unité g/cm³ ?',
    rule: 'La masse volumique est le quotient de la masse par le volume.',
    begin: 'Calculez d’abord le volume du pavé droit.',
  }
})
