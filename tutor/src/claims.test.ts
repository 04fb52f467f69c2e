import { describe, expect, it } from 'vitest'
import { deriveClaims } from './grade/text/derive-claims.ts'

describe('claims by rule', () => {
  it('are subject, relation and object of the sentence that says an idea', () => {
    const { asksFor, claims } = deriveClaims({
      id: 'q1',
      question: 'Pourquoi des humains ont-ils faim ?',
      model: 'La pauvreté rend la nourriture trop chère, et la guerre détruit les récoltes.',
      ideas: [
        { label: 'la pauvreté', anyOf: ['pauvreté'] },
        { label: 'la guerre', anyOf: ['guerre'] },
      ],
    })
    expect(asksFor).toBe('reason')
    expect(claims).toMatchObject([
      { idea: 0, subject: ['La pauvreté'], relation: 'rend', object: ['la nourriture trop chère'] },
      { idea: 1, subject: ['la guerre'], relation: 'détruit', object: ['les récoltes'] },
    ])
  })

  it.each([
    ['Cite deux villes de Gaule.', 'list'],
    ['Qui est Vercingétorix ?', 'name'],
    ['Quelle différence y a-t-il entre un poids et une masse ?', 'difference'],
    ['Explique pourquoi l’eau bout.', 'reason'],
  ])('« %s » asks for a %s', (question, asksFor) => {
    expect(deriveClaims({ question, model: 'a', ideas: [] }).asksFor).toBe(asksFor)
  })
})
