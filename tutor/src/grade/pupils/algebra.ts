import type { Judged } from './judged.ts'

export const expressions: Judged = [
  [
    { kind: 'algebra', expression: 'x^2+5x+6', form: 'expanded' },
    {
      correct: [
        'x²+5x+6',
        '6 + 5x + x^2',
        'A = x² + 5x + 6',
        'x*x + 5x + 6',
        'X² + 5X + 6',
        '(x+2)(x+3) = x² + 5x + 6',
      ],
      partial: ['x² + 3x + 2x + 6', 'x² + 2x + 3x + 2×3'],
      incorrect: ['x² + 6', 'x² + 5x + 5', '(x+2)(x+3)', '2x + 5x + 6', 'x² + 5x - 6', 'x(x+5)+6'],
    },
  ],
  [
    { kind: 'algebra', expression: '3(x+4)', form: 'factored' },
    {
      correct: ['3(x+4)', '3 × (x + 4)', '(x+4)×3', '(4+x)*3', '3x + 12 = 3(x+4)', 'B=3(4+x)'],
      incorrect: ['3x + 12', '3(x+12)', '3 × x + 3 × 4', '3x(4)', '3(x-4)', 'x(3+4)'],
    },
  ],
  [
    { kind: 'algebra', expression: '5a-2', form: 'expanded' },
    {
      correct: ['5a - 2', '-2 + 5a', '5 × a − 2', 'a×5-2', '5a + (-2)'],
      partial: ['3a + 2a - 2', '5a + 3 - 5'],
      incorrect: ['3a', '5a + 2', '5a² - 2', '7a - 2', '5 - 2a', '5b - 2'],
    },
  ],
  [
    { kind: 'algebra', expression: 'x^2-10x+25', form: 'expanded' },
    {
      correct: ['x² - 10x + 25', '25 - 10x + x²', 'x^2−10x+25', '(x-5)² = x² - 10x + 25'],
      partial: ['x² - 2×5×x + 25', 'x² - 5x - 5x + 25', 'x² − 10x + 5²'],
      incorrect: ['x² + 25', 'x² - 25', '(x-5)²', 'x² + 10x + 25', 'x² - 10x - 25', 'x² - 10 + 25'],
    },
  ],
  [
    { kind: 'algebra', expression: '(2x-1)(2x+1)', form: 'factored' },
    {
      correct: ['(2x-1)(2x+1)', '(2x + 1) × (2x − 1)', '(2x)² - 1² = (2x-1)(2x+1)', '(1+2x)(2x-1)'],
      incorrect: ['4x² - 1', '(2x-1)²', '(4x-1)(4x+1)', '(2x-1)(2x-1)', '4x(x-1)', '(2x+1)(2x+1)'],
    },
  ],
  [
    { kind: 'algebra', expression: '2L+2l', form: 'any' },
    {
      correct: ['2L+2l', '2(L+l)', '2 × L + 2 × l', 'L+l+L+l', '(L + l) × 2'],
      incorrect: ['L × l', 'L + l', '2L + l', '4L'],
    },
  ],
]
