import { describe, expect, it } from 'vitest'
import { segment } from '../../cutting/index.ts'
import { solve } from '../index.ts'
import type { Problem } from '../solution.ts'
import { inFewWords } from './in-few-words.ts'
import { inPlainForm } from './plain-forms.ts'

const problem = (body: string, instruction = '', subject: Problem['subject'] = 'Mathématiques'): Problem => ({
  instruction,
  body,
  context: '',
  subject,
})

describe('a problem in plain form', () => {
  it.each([
    ['(nous / finir)', 'nous (finir)'],
    ['finir / nous', 'nous (finir)'],
  ])('names the person of « %s » first', (body, plain) => {
    expect(inPlainForm(problem(body, 'Conjugue au futur :', 'Français'))?.body).toBe(plain)
  })

  it('keeps what has no such form', () => {
    expect(inPlainForm(problem('3x + 5x', 'Réduire :'))).toBeUndefined()
    expect(inPlainForm(problem('3x + 5x', 'Réduire les écritures :'))?.instruction).toBe('Réduire les expressions :')
  })
})

describe('a question in few words', () => {
  it.each([
    ["Périmètre d'un carré de 7 cm de côté ?", '28'],
    ["Volume d'un pavé droit de 5 cm par 4 cm par 3 cm", '60'],
    ['R = 100 Ω ; U = 12 V. I = ?', '0,12'],
  ])('« %s » is solved', (body, result) => {
    expect(solve(problem(body))?.answer).toContain(result)
  })

  it('is not read where something is told beside it, or a number would be left out', () => {
    expect(inFewWords({ ...problem("Périmètre d'un carré de 7 cm de côté ?"), context: 'Le côté double.' })).toEqual([])
    expect(inFewWords(problem('On a f(x) = 3x. Calcule f(2) et f(5).'))).toEqual([])
  })
})

describe('calculations line by line', () => {
  it('are questions of their own under a title that asks nothing', () => {
    const [only] = segment('Calcul mental\n12 × 11\n250 × 4\n99 + 47')
    expect(only?.asks.map(({ body }) => body)).toEqual(['12 × 11', '250 × 4', '99 + 47'])
  })

  it('are none where they are data or a date', () => {
    expect(
      segment('Données :\n12 - 5 - 2024\n12 - 6 - 2024\nQuel jour est-ce ?').flatMap(({ asks }) => asks).length,
    ).toBe(1)
  })
})
