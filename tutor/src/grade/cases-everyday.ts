import type { Cases } from './cases.ts'

const number = (value: string, unit?: string) => ({ kind: 'number' as const, value, ...(unit && { unit }) })

/** As in cases.ts: units in all spellings, numbers in words, verbs with their pronouns, dates, signs of equality. */
export const everydayCases: Cases = [
  [
    number('3.5', 'km'),
    [
      ['3500 m', 'correct'],
      ['3 km 500', 'correct'],
      ['3 km et demi', 'correct'],
      ['trois kilomètres et demi', 'correct'],
      ['3.5 Km', 'correct'],
      ['3,5 kms', 'correct'],
      ['3,5', 'partial'],
      ['35 km', 'incorrect'],
      ['3,5 km/h', 'incorrect'],
    ],
  ],
  [
    number('2', 'h'),
    [
      ['120 mn', 'correct'],
      ['7200 sec', 'correct'],
      ['deux heures', 'correct'],
      ['2 h 00', 'correct'],
      ['2 min', 'incorrect'],
    ],
  ],
  [
    number('90', 'min'),
    [
      ['une heure trente', 'correct'],
      ['une heure et demie', 'correct'],
      ['1h 30mn', 'correct'],
      ['1,5 h', 'correct'],
      ['1,30 h', 'incorrect'],
      ['une heure vingt', 'incorrect'],
    ],
  ],
  [
    number('12.5', 'cm^2'),
    [
      ['12,5 cm carrés', 'correct'],
      ['12,5 centimètres carrés', 'correct'],
      ['12,5 cm2', 'correct'],
      ['12,5 cm', 'incorrect'],
      ['12,5 cm cubes', 'incorrect'],
      ['12,5 mètres carrés', 'incorrect'],
    ],
  ],
  [
    number('1.5', 'L'),
    [
      ['un litre et demi', 'correct'],
      ['1,5 dm cubes', 'correct'],
      ['150 cl', 'correct'],
      ['15 L', 'incorrect'],
    ],
  ],
  [
    number('12.4', '€'),
    [
      ['€12,40', 'correct'],
      ['12,40 Euros', 'correct'],
      ['douze euros quarante', 'correct'],
      ['douze euros quatre', 'incorrect'],
      ['12 €', 'incorrect'],
    ],
  ],
  [
    number('3/4'),
    [
      ['les trois quarts', 'correct'],
      ['3 sur 4', 'correct'],
      ['trois-quarts', 'correct'],
      ['4/3', 'incorrect'],
    ],
  ],
  [
    number('21'),
    [
      ['21.', 'correct'],
      ['vingt-et-une', 'correct'],
      ['Il reste 21 billes.', 'correct'],
      ['vingt', 'incorrect'],
    ],
  ],
  [
    number('-5'),
    [
      ['moins 5', 'correct'],
      ['x = moins 5', 'correct'],
      ['moins cinq', 'correct'],
      ['5', 'incorrect'],
    ],
  ],
  [
    number('1000000'),
    [
      ['un million', 'correct'],
      ['1 000 000 d’habitants', 'correct'],
      ['un milliard', 'incorrect'],
    ],
  ],
  [
    number('25', '%'),
    [
      ['25 pourcent', 'correct'],
      ['vingt-cinq pour cent', 'correct'],
      ['0,25', 'partial'],
    ],
  ],
  [
    { kind: 'conjugation', verb: 'aimer', tense: 'PRESENT', person: 0 },
    [
      ['j’aime', 'correct'],
      ['moi, j’aime', 'correct'],
      ['je aime', 'partial'],
      ['j’aimes', 'incorrect'],
    ],
  ],
  [
    { kind: 'conjugation', verb: 'se laver', tense: 'PRESENT', person: 3 },
    [
      ['nous nous lavons', 'correct'],
      ['nous lavons', 'partial'],
      ['lavons', 'incorrect'],
    ],
  ],
  [
    { kind: 'conjugation', verb: 'être', tense: 'SUBJONCTIF_PRESENT', person: 2 },
    [
      ['il faut qu’il soit', 'correct'],
      ['que il soit', 'partial'],
      ['qu’il sois', 'incorrect'],
    ],
  ],
  [
    { kind: 'conjugation', verb: 'finir', tense: 'IMPERATIF_PRESENT', person: 1 },
    [
      ['finis !', 'correct'],
      ['tu finis', 'incorrect'],
    ],
  ],
  [
    { kind: 'exact', accepted: ['1789'] },
    [
      ['en 1789', 'correct'],
      ['l’année 1789', 'correct'],
      ['en 1799', 'incorrect'],
    ],
  ],
  [
    { kind: 'exact', accepted: ['Napoléon Bonaparte', 'Napoléon'] },
    [
      ['napoleon', 'correct'],
      ['Louis XVI', 'incorrect'],
      ['Napoléon III', 'incorrect'],
    ],
  ],
  [
    { kind: 'translation', accepted: ['I do not like apples'] },
    [
      ['I don’t like apples.', 'correct'],
      ['I like apples', 'incorrect'],
    ],
  ],
  [
    { kind: 'translation', accepted: ['It is raining'] },
    [
      ['It’s raining.', 'correct'],
      ['It is not raining', 'incorrect'],
    ],
  ],
  [
    { kind: 'equation', solutions: [] },
    [
      ['aucune', 'correct'],
      ['ensemble vide', 'correct'],
      ['x = 0', 'incorrect'],
    ],
  ],
  [
    { kind: 'algebra', expression: '2x^2+x-3', form: 'expanded' },
    [
      ['-3 + x + 2x²', 'correct'],
      ['2x² + 3x - 2x - 3', 'partial'],
      ['2x² + x + 3', 'incorrect'],
    ],
  ],
]
