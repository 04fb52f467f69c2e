import type { Judged } from './judged.ts'

export const equations: Judged = [
  [
    { kind: 'equation', solutions: ['-4'] },
    {
      correct: [
        'x = -4',
        '-4',
        'la solution est −4',
        'x=-4.',
        '2x = -8 donc x = -4',
        'S = {-4}',
        'x = −4,0',
        'x vaut -4',
        '-4 = x',
      ],
      partial: ['x = -8/2'],
      incorrect: ['x = 4', '4', 'x = -8', 'x = -4 ou x = 4', 'x ≠ -4', 'x > -4'],
    },
  ],
  [
    { kind: 'equation', solutions: ['7/3'] },
    {
      correct: ['x = 7/3', '7/3', 'x=7÷3', '3x = 7 donc x = 7/3', 'La solution est 7/3.', 'x = \\frac{7}{3}'],
      partial: ['x = 14/6', 'x ≈ 2,33', 'x = 2,33'],
      incorrect: ['x = 3/7', 'x = 7', 'x = 4', 'x = 2', 'x = -7/3'],
    },
  ],
  [
    { kind: 'equation', solutions: ['2', '-5'] },
    {
      correct: [
        'x = 2 ou x = -5',
        '2 et -5',
        'S = {-5 ; 2}',
        'x=-5 et x=2',
        'Les solutions sont -5 et 2',
        'x1 = 2 et x2 = -5',
        '-5 ; 2',
        '(x-2)(x+5)=0 donc x = 2 ou x = -5',
      ],
      partial: ['x = 2', '-5', 'x = -5 ou x = 3'],
      incorrect: ['x = -2 ou x = 5', '5 et -2', 'x = 3', 'x = 0', 'pas de solution', 'x = 2,5'],
    },
  ],
  [
    { kind: 'equation', solutions: ['0.5'] },
    {
      correct: ['x = 0,5', 'x = 1/2', '0.5', 'un demi', '.5'],
      partial: ['x = 2/4'],
      incorrect: ['x = 2', 'x = 5', 'x = -0,5', 'x = 0,05'],
    },
  ],
  [
    { kind: 'equation', solutions: [] },
    {
      correct: ['pas de solution', 'aucune solution', "l'équation n'a pas de solution", "c'est impossible", 'S = ∅'],
      incorrect: ['x = 0', '0', 'x = -3', 'une solution', 'tous les nombres sont solutions'],
    },
  ],
]
