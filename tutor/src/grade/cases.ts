import type { Expected, Verdict } from './index.ts'

type Written = [answer: string, gold: Exclude<Verdict, 'to_review'>]

export type Cases = [Expected, Written[]][]

/** Pupils' answers with the verdict of a reader; what the grader may not tell is to_review. */
export const mathsCases: Cases = [
  [
    { kind: 'number', value: '67.5', unit: '€' },
    [
      ['67,5 €', 'correct'],
      ['67,50 euros', 'correct'],
      ['ça coûte 67.5', 'partial'],
      ['675 €', 'incorrect'],
    ],
  ],
  [
    { kind: 'number', value: '7/12', form: 'irreducible' },
    [
      ['7/12', 'correct'],
      ['14/24', 'partial'],
      ['2/7', 'incorrect'],
      ['0,583', 'partial'],
    ],
  ],
  [
    { kind: 'number', value: '12.5', unit: 'km' },
    [
      ['12 500 m', 'correct'],
      ['12,5 m', 'incorrect'],
      ['La distance est de 12,5 km.', 'correct'],
    ],
  ],
  [
    { kind: 'number', value: '-2' },
    [
      ['-2', 'correct'],
      ['moins deux', 'correct'],
      ['2', 'incorrect'],
      ['3 - 5 = -2', 'correct'],
    ],
  ],
  [
    { kind: 'number', value: '0.00045', form: 'scientific' },
    [
      ['4,5 × 10^-4', 'correct'],
      ['45 × 10^-5', 'partial'],
    ],
  ],
  [
    { kind: 'number', value: '25', unit: '%' },
    [
      ['25%', 'correct'],
      ['un quart', 'partial'],
    ],
  ],
  [
    { kind: 'algebra', expression: '6x^2-7x-20', form: 'expanded' },
    [
      ['6x² - 7x - 20', 'correct'],
      ['6x²+8x-15x-20', 'partial'],
      ['(2x-5)(3x+4)', 'incorrect'],
      ['6x² + 7x - 20', 'incorrect'],
    ],
  ],
  [
    { kind: 'algebra', expression: '(x-3)(x+3)', form: 'factored' },
    [
      ['(x+3)(x-3)', 'correct'],
      ['x² - 9', 'incorrect'],
      ['(x-3)²', 'incorrect'],
    ],
  ],
  [
    { kind: 'equation', solutions: ['5'] },
    [
      ['x = 5', 'correct'],
      ['5', 'correct'],
      ['la solution est x=15/3', 'partial'],
      ['x = 25/3', 'incorrect'],
    ],
  ],
  [
    { kind: 'equation', solutions: ['-3', '3'] },
    [
      ['x = 3 ou x = -3', 'correct'],
      ['3 et -3', 'correct'],
      ['x = 3', 'partial'],
    ],
  ],
]
