import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** The perimeter of a parallelogram. */
export const parallelogramSides = chain(random => {
  const [a, b] = [int(random, 3, 15) + pick(random, [0, 0.5]), int(random, 2, 9) + 16]
  const [ab, bc] = [number(a), number(b)]
  return {
    given: `ABCD est un parallélogramme tel que AB = ${ab} cm et BC = ${bc} cm.`,
    ask: 'Quel est son périmètre, en cm ?',
    most: 'Dans quelle situation le périmètre est-il le plus grand ?',
    unit: 'cm',
    steps: [
      {
        say: 'AB et BC ensemble',
        do: `${ab} + ${bc}`,
        unit: 'cm',
        slips: {
          'multiplie les côtés, comme pour une aire': `${ab} × ${bc}`,
          'compte le côté [AB] quatre fois et oublie [BC]': `${ab} × 2`,
        },
      },
      {
        say: 'Les côtés opposés sont égaux, donc le périmètre est',
        do: '2 × _',
        unit: 'cm',
        slips: { 'oublie les côtés opposés': '', 'compte quatre fois chaque longueur': '4 × _' },
      },
    ],
    hint: 'Quelles sont les longueurs des côtés [CD] et [DA] ?',
    rule: 'Dans un parallélogramme, les côtés opposés ont la même longueur.',
    begin: 'Faites un dessin à main levée et codez les côtés de même longueur.',
    back: {
      statement: `ABCD est un parallélogramme de périmètre ${number(2 * (a + b))} cm, et AB = ${ab} cm. Quelle est la longueur BC, en cm ?`,
      result: quantity(b, 'cm'),
      wrong: [
        [quantity(2 * (a + b) - a, 'cm'), 'enlève un seul côté au périmètre'],
        [quantity(2 * b, 'cm'), 'oublie que BC est compté aussi pour [AD]'],
        [quantity((a + b) / 2, 'cm'), 'partage le périmètre en quatre parts égales, comme pour un losange'],
      ],
      steps: [
        `Le demi-périmètre est ‹${number(2 * (a + b))} ÷ 2 = ${number(a + b)}›, c’est AB + BC.`,
        `‹${number(a + b)} − ${ab} = ${bc}› : BC = ${bc} cm.`,
      ],
    },
  }
})

/** The angles of a parallelogram. */
export const parallelogramAngles = chain(random => {
  const a = int(random, 41, 85)
  const part = int(random, 12, 35)
  return {
    given: `ABCD est un parallélogramme. L’angle en A mesure ${a}°. La demi-droite [BE) partage l’angle en B et fait avec [BA) un angle de ${part}°.`,
    ask: 'Quelle est la mesure de l’angle entre [BE) et [BC) ?',
    most: 'Dans quelle situation l’angle entre [BE) et [BC) est-il le plus grand ?',
    unit: '°',
    steps: [
      {
        say: 'Angle en B',
        do: `180 − ${a}`,
        unit: '°',
        slips: {
          'croit que deux angles qui se suivent sont égaux': `${a}`,
          'croit que deux angles qui se suivent sont complémentaires': `90 − ${a}`,
          'partage en deux ce qui reste de 360°': `(360 − ${a}) ÷ 2`,
        },
      },
      {
        say: 'Angle cherché',
        do: `_ − ${part}`,
        unit: '°',
        slips: { 'ajoute les angles au lieu de les soustraire': `_ + ${part}`, 'donne l’angle en B tout entier': '' },
      },
    ],
    hint: 'Que savez-vous de deux angles qui se suivent dans un parallélogramme ?',
    rule: 'Dans un parallélogramme, les angles opposés sont égaux et deux angles consécutifs sont supplémentaires.',
    begin: 'Cherchez d’abord l’angle en B tout entier.',
    back: {
      statement: `Dans un parallélogramme ABCD, l’angle en B mesure ${180 - a}°. Quelle est la mesure de l’angle en C ?`,
      result: quantity(a, '°'),
      wrong: [
        [quantity(180 - a, '°'), 'croit que deux angles qui se suivent sont égaux'],
        [quantity(180 + a, '°'), 'soustrait à 360° au lieu de 180°'],
        [quantity(90 - a / 2, '°'), 'partage encore l’angle en deux'],
      ],
      steps: [
        'Les angles en B et en C se suivent : ils sont supplémentaires.',
        `‹180 − ${180 - a} = ${a}› : l’angle en C mesure ${a}°.`,
      ],
    },
  }
})

/** The half of a diagonal and the perimeter of a triangle in a parallelogram. */
export const parallelogramDiagonals = chain(random => {
  const [p, q, side] = [2 * int(random, 6, 12), 2 * int(random, 7, 13), int(random, 8, 11)]
  return {
    given: `ABCD est un parallélogramme de centre O, avec AC = ${p} cm, BD = ${q + 1} cm et AB = ${side} cm.`,
    ask: 'Quel est le périmètre du triangle ABO, en cm ?',
    most: 'Dans quelle situation le périmètre du triangle ABO est-il le plus grand ?',
    unit: 'cm',
    steps: [
      {
        say: 'AO',
        do: `${p} ÷ 2`,
        unit: 'cm',
        slips: { 'prend la diagonale [AC] entière': `${p}` },
      },
      {
        say: 'BO',
        do: `${q + 1} ÷ 2`,
        unit: 'cm',
        slips: {
          'prend la diagonale [BD] entière': `${q + 1}`,
          'croit que les diagonales ont la même longueur': `${p} ÷ 2`,
        },
      },
      { say: 'Périmètre', do: `${side} + #1 + #2`, unit: 'cm', slips: { 'oublie le côté [AB]': '#1 + #2' } },
    ],
    hint: 'Où se coupent les diagonales d’un parallélogramme ?',
    rule: 'Les diagonales d’un parallélogramme se coupent en leur milieu.',
    begin: 'Trouvez d’abord les longueurs AO et BO.',
  }
})
