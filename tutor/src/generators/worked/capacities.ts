import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** A tank as a box, in litres. */
export const tankLitres = chain(random => {
  const [a, b, c] = [10 * int(random, 3, 9), 10 * int(random, 2, 6), 5 * int(random, 3, 9)]
  const what = pick(random, ['Un aquarium', 'Un bac', 'Une caisse étanche'])
  return {
    given: `${what} en forme de pavé droit mesure ${a} cm sur ${b} cm, et ${c} cm de haut à l’intérieur.`,
    ask: 'Combien de litres d’eau peut-il contenir au plus ?'.replace('il', what.startsWith('Une') ? 'elle' : 'il'),
    most: 'Dans quelle situation la contenance est-elle la plus grande ?',
    unit: 'L',
    steps: [
      {
        say: 'Une couche de cubes de 1 cm d’arête',
        do: `${a} × ${b}`,
        unit: 'cm³',
        slips: { 'ajoute la longueur et la largeur au lieu de les multiplier': `${a} + ${b}` },
      },
      { say: 'Volume', do: `_ × ${c}`, unit: 'cm³', slips: { 'oublie la hauteur': '' } },
      {
        say: 'En litres, avec 1 L = 1000 cm³',
        do: '_ ÷ 1000',
        unit: 'L',
        slips: { 'divise par cent au lieu de mille': '_ ÷ 100' },
      },
    ],
    hint: 'Calculez d’abord le volume en centimètres cubes, puis convertissez.',
    rule: 'Un litre, c’est un décimètre cube, soit mille centimètres cubes.',
    begin: 'Combien de petits cubes faut-il pour couvrir le fond ?',
    back: {
      statement: `${what} en forme de pavé droit a un fond de ${a} cm sur ${b} cm et contient ${number((a * b * c) / 1000)} L d’eau. Quelle est, en centimètres, la hauteur de l’eau ?`,
      result: quantity(c, 'cm'),
      wrong: [
        [quantity(c / 10, 'cm'), 'convertit mal les litres en centimètres cubes'],
        [quantity((a * b * c) / 1000 / a, 'cm'), 'divise par la longueur seulement, sans convertir'],
        [quantity(10 * c, 'cm'), 'compte dix mille centimètres cubes dans un litre'],
      ],
      steps: [
        `En centimètres cubes : ‹${number((a * b * c) / 1000)} × 1000 = ${number(a * b * c)}›.`,
        `Aire du fond : ‹${a} × ${b} = ${a * b}›. Hauteur : ‹${number(a * b * c)} ÷ ${a * b} = ${c}›, donc ${c} cm.`,
      ],
    },
  }
})

/** How many glasses a container fills. */
export const glasses = chain(random => {
  const [litres, glass] = [pick(random, [1.5, 3, 4.5, 6, 7.5, 9]), pick(random, [15, 20, 25, 30])]
  return {
    given: `Une fontaine contient ${number(litres)} L de jus. On remplit des verres de ${glass} cL.`,
    ask: 'Combien de verres pleins peut-on servir ?',
    most: 'Dans quelle situation sert-on le plus de verres ?',
    counts: true,
    steps: [
      {
        say: 'En centilitres',
        do: `${number(litres)} × 100`,
        unit: 'cL',
        slips: {
          'compte dix centilitres dans un litre': `${number(litres)} × 10`,
          'compte mille centilitres dans un litre': `${number(litres)} × 1000`,
        },
      },
      {
        say: 'Nombre de verres',
        do: `_ ÷ ${glass}`,
        slips: {
          'soustrait un verre au lieu de diviser': `_ − ${glass}`,
        },
      },
    ],
    hint: 'Mettez toutes les contenances dans la même unité.',
    rule: 'Un litre, c’est cent centilitres.',
    begin: 'Écrivez la contenance de la fontaine en centilitres.',
    back: {
      statement: `Avec une fontaine de ${number(litres)} L, on remplit exactement ${number((litres * 100) / glass)} verres identiques. Combien de centilitres contient un verre ?`,
      result: quantity(glass, 'cL'),
      wrong: [
        [quantity(glass / 10, 'cL'), 'compte dix centilitres dans un litre'],
        [quantity(glass * 10, 'cL'), 'compte mille centilitres dans un litre'],
        [quantity((litres * 100) / glass, 'cL'), 'donne le nombre de verres'],
      ],
      steps: [
        `En centilitres : ‹${number(litres)} × 100 = ${number(litres * 100)}›.`,
        `On partage : ‹${number(litres * 100)} ÷ ${number((litres * 100) / glass)} = ${glass}›, donc ${glass} cL.`,
      ],
    },
  }
})
