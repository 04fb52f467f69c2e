import { describe, expect, it } from 'vitest'
import { generators } from '../generators/index.ts'
import { make, SEEDS } from '../generators/testing/exercises.ts'
import { beginning } from '../modules/help.ts'
import { listHints } from './list-hints.ts'

const QUESTION = 'ABC est rectangle en A, avec AB = 9 cm et AC = 12 cm. Calculez BC.'
const EXPECTED = { kind: 'number', value: '15', unit: 'cm' } as const

describe('the hints to a question (@B06)', () => {
  it('are a direction, the rule, and how the reasoning begins', () => {
    const help = {
      direction: 'Quel côté est l’hypoténuse ?',
      rule: 'On ajoute les carrés.',
      place: () => 'Relisez la leçon.',
      beginning: 'Pour commencer : l’hypoténuse est [BC].',
    }
    expect(listHints(QUESTION, EXPECTED, help)).toEqual([help.direction, help.rule, help.beginning])
  })

  it('leave out what gives the answer away; the place in the lesson stands for such a rule', () => {
    const help = {
      direction: 'Le résultat est 15.',
      rule: 'Avec 9 et 12, on trouve 15 cm.',
      place: () => 'Relisez la leçon.',
      beginning: 'Pour commencer : $BC = \\sqrt{225} = 15$',
    }
    expect(listHints(QUESTION, EXPECTED, help)).toEqual(['Relisez la leçon.'])
  })

  it('say a thing once', () => {
    expect(listHints(QUESTION, EXPECTED, { direction: 'Ajoutez.', rule: 'Ajoutez.' })).toEqual(['Ajoutez.'])
  })

  it('begin no reasoning of a single step', () => {
    expect(beginning(['BC vaut 15 cm.'])).toBeUndefined()
    expect(beginning(['L’hypoténuse est [BC].', 'BC vaut 15 cm.'])).toBe('Pour commencer : L’hypoténuse est [BC].')
  })

  it.each(Object.keys(generators))('to an exercise of %s hold no answer of several digits or letters', name => {
    for (const seed of SEEDS.slice(0, 5)) {
      const { hint, statement, answer, steps, expected } = make(name, seed)
      const hints = listHints(statement, expected, { direction: hint, beginning: beginning(steps) })
      const whole = answer.match(/^(?:\d{2,}(?:[.,]\d+)?|\p{L}{4,})$/u)
      if (whole) expect(hints.join(' ').split(/[^\p{L}\d.,]+/u), statement).not.toContain(answer)
    }
  })
})
