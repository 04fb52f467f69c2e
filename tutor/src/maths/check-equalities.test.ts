import { describe, expect, it } from 'vitest'
import { findWrongEqualities } from './check-equalities.ts'

describe('equalities in a text', () => {
  it.each([
    'On calcule $3 \\times 4 = 12$, puis $12 + 5 = 17$.',
    '2,5 + 1,5 = 4',
    '$\\frac{1}{2} + \\frac{1}{4} = \\frac{3}{4}$',
    'Environ : $10 \\div 3 \\approx 3{,}33$.',
    'La vitesse est v = 12 km/h.',
    '$x + 3 = 7$',
    '$3^2 + 4^2 = 25$',
    'En 1789 = rien à calculer',
  ])('« %s » is let through', text => {
    expect(findWrongEqualities(text)).toEqual([])
  })

  it.each(['On trouve $3 \\times 4 = 13$.', '(-2) × (-3) = -6', '$5^2 = 10$', '7 - 9 = 2', '$BC = 3 + 4 = 8$'])(
    '« %s » is found wrong',
    text => {
      expect(findWrongEqualities(text)).toHaveLength(1)
    },
  )
})
