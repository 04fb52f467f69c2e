import { describe, expect, it } from 'vitest'
import { int, rng } from '../random.ts'
import { workedGenerator } from './ask-worked.ts'
import { chain } from './chain.ts'

const drawWith = (question: 'in the situation' | 'in the question') =>
  workedGenerator(
    chain(random => {
      const [each, times] = [int(random, 2, 9), int(random, 12, 19)]
      const count = `On achète ${times} billets.`
      return {
        given: `Un billet coûte ${each} €.${question === 'in the situation' ? ` ${count}` : ''}`,
        ask: question === 'in the situation' ? 'Combien paie-t-on ?' : `Combien paie-t-on pour ${times} billets ?`,
        most: 'Dans quelle situation paie-t-on le plus ?',
        unit: '€',
        steps: [
          {
            say: 'Prix',
            do: `${each} × ${times}`,
            unit: '€',
            slips: {
              'ajoute au lieu de multiplier': `${each} + ${times}`,
              'oublie un billet': `${each} × ${times - 1}`,
            },
          },
        ],
        hint: 'Quelle opération fait-on ?',
        rule: 'Des prix égaux se multiplient.',
        begin: 'Écrivez le prix d’un billet.',
      }
    }),
  )

describe('comparisons of situations', () => {
  it('compares what each situation says', () => {
    const { statement, answer } = drawWith('in the situation')(rng(4), { kind: 'compare' })
    expect(statement).toMatch(/^Situation 1\s: .* Situation 2\s: .* le plus\s\?/)
    expect(answer).toMatch(/situation [12]|pareil/)
  })

  it('compares nothing where the question alone says a number', () => {
    expect(() => drawWith('in the question')(rng(4), { kind: 'compare' })).toThrow('no exercise')
  })
})
