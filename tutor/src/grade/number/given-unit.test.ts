import { describe, expect, it } from 'vitest'
import { grade } from '../index.ts'

const ask = (value: string, unit: string | undefined, question: string, answer: string) =>
  grade({ kind: 'number', value, ...(unit && { unit }) }, answer, { question })

describe('@Q03 the unit that stands behind a number', () => {
  it.each([
    ['16', 'ans', 'Quel âge a Nora ?', '16 kg', 'incorrect'],
    ['16', 'ans', 'Quel âge a Nora ?', '16 ans', 'correct'],
    ['16', undefined, 'Combien d’élèves y a-t-il ?', '16 élèves', 'correct'],
    ['16', undefined, 'Combien d’élèves y a-t-il ?', '16 zorglubs', 'to_review'],
    ['375000', 'km', 'Quelle est la distance, en km ?', '375000', 'correct'],
    ['495', 'min', 'Combien de minutes dure le trajet ?', '495', 'correct'],
    ['495', 'min', 'Combien de temps dure le trajet ?', '495', 'partial'],
    ['495', 'min', 'Combien de secondes dure le trajet ?', '495', 'partial'],
    ['5', 'm/s', 'Calcule sa vitesse en m/s.', '5 bananes', 'to_review'],
    ['5', 'm/s', 'Calcule sa vitesse en m/s.', '5 mètres par seconde', 'correct'],
    ['2/3', undefined, 'Simplifie la fraction.', '2/3 m', 'to_review'],
    ['1793', undefined, 'En quelle année ?', 'en 1793, le 21 janvier', 'correct'],
  ])('%s %s: « %s » answered « %s » is %s', (value, unit, question, answer, verdict) => {
    expect(ask(value, unit, question, answer).verdict).toBe(verdict)
  })

  it('is asked about where it is unknown, and is at most partly right after the reply', () => {
    const found = ask('12.4', '€', 'Combien paie-t-il ?', '12,40 balles')
    expect(found.verdict).toBe('to_review')
    expect(found.ask?.text).toContain('12,40 balles')
    expect(found.ask?.options.find(({ text }) => text === '€')?.verdict).toBe('partial')
    expect(found.ask?.options.some(({ verdict }) => verdict === 'correct')).toBe(false)
  })
})

describe('@Q03 a rounded result', () => {
  it.each([
    ['3,3', 'correct'],
    ['3,4', 'incorrect'],
  ])('of 10/3 that is asked for: %s is %s', (answer, verdict) => {
    expect(ask('10/3', undefined, 'Arrondis 10 ÷ 3 au dixième.', answer).verdict).toBe(verdict)
  })

  it('with more places than were asked for is partly right', () => {
    expect(ask('3.3', undefined, 'Arrondis 10 ÷ 3 au dixième.', '3,33').verdict).toBe('partial')
  })
})
