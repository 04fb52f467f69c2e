import type { Judged } from './judged.ts'

export const numbers: Judged = [
  [
    { kind: 'number', value: '12.4', unit: '€' },
    {
      correct: [
        '12,40€',
        'Il doit payer 12,40 euros',
        '12 euros 40',
        '1 240 centimes',
        '= 12,4 €',
        'douze euros quarante',
      ],
      partial: ['12,40', 'sa fait 12.4'],
      incorrect: ['124 €', '12,04 €', '12,4 kg', 'pas 12,40 €'],
    },
  ],
  [
    { kind: 'number', value: '5/6', form: 'irreducible' },
    {
      correct: ['5/6', '5 sixièmes', 'cinq sixièmes', '3/6 + 2/6 = 5/6', '$\\frac{5}{6}$', 'A = 5/6', '5 / 6'],
      partial: ['10/12', '15/18', '0,83'],
      incorrect: ['6/5', '5/12', '-5/6', '2/5'],
    },
  ],
  [
    { kind: 'number', value: '-7' },
    {
      correct: ['-7', '− 7', '– 7', 'moins sept', '(-7)', 'le résultat est -7', '(-3) + (-4) = -7', '−7,0'],
      incorrect: ['7', '+7', '-3 + (-4) = -1', '-70', 'sept'],
    },
  ],
  [
    { kind: 'number', value: '3.2', unit: 'm' },
    {
      correct: ['320 cm', '3,20m', '3,2 mètres', '3 m 20', '3,2 metre', 'La corde mesure 3,2 m de long.', '3 m 20 cm'],
      partial: ['3,2'],
      incorrect: ['3,2 cm', '3,2 m²', '32 m', '3.02 m', '3,2 km'],
    },
  ],
  [
    { kind: 'number', value: '300000000', form: 'scientific' },
    {
      correct: ['3×10^8', '3 x 10⁸', '3.10^8', '3,0 × 10^8', '3*10^8', '3 fois 10 puissance 8'],
      partial: ['300 000 000', '30 × 10^7', '0,3 x 10^9'],
      incorrect: ['3 × 10^-8', '3^8', '3 × 10^9', '3 × 8^10'],
    },
  ],
  [
    { kind: 'number', value: '40', unit: '%' },
    {
      correct: ['40 %', '40 pour cent', '40/100 = 40 %', 'quarante pour cent', 'ça fait 40% des élèves'],
      partial: ['0,4', '2/5'],
      incorrect: ['4 %', '60 %', '0,4 %', '140 %'],
    },
  ],
  [
    { kind: 'number', value: '2.25', unit: 'h' },
    {
      correct: ['2h15', '2 h 15 min', '135 min', '2,25 h', '2 heures et 15 minutes', '2 heures et quart'],
      partial: ['2,25'],
      incorrect: ['2h25', '2 h 25 min', '2,15 h', '225 min', '2 min 15'],
    },
  ],
  [
    { kind: 'number', value: '0.125' },
    {
      correct: ['0,125', '1/8', ',125', '0,1250', '125 millièmes', 'un huitième'],
      partial: ['0,13'],
      incorrect: ['0,0125', '1,25', '125', '8', '1/80'],
    },
  ],
]
