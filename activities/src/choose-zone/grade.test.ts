import { describe, expect, it } from 'vitest'
import type { SolutionFor } from '../solution.ts'
import { chooseZoneGrading, gradeChooseZone } from './grade.ts'

const zone = (name: string, correct = false) => ({ name, correct })
const one: SolutionFor<'choose-zone'> = {
  engine: 'choose-zone',
  zones: { t1: zone('Espagne'), t2: zone('Pologne', true), t3: zone('Suède') },
  why: 'La Pologne est à l’est de l’Allemagne.',
}
const several: SolutionFor<'choose-zone'> = {
  engine: 'choose-zone',
  zones: { t1: zone('France', true), t2: zone('Italie', true), t3: zone('Norvège'), t4: zone('Suisse') },
  why: '',
}
const grade = (solution: typeof one, chosen: string[]) => gradeChooseZone(solution, { engine: 'choose-zone', chosen })

describe('a zone on a figure', () => {
  it('is right where it is the one that is asked for', () => {
    expect(grade(one, ['t2'])).toEqual({
      score: 1,
      correct: true,
      parts: { t1: { correct: true }, t2: { correct: true, expected: 'Pologne' }, t3: { correct: true } },
      feedback: 'Bravo, c’est le bon endroit ! La Pologne est à l’est de l’Allemagne.',
    })
  })

  it('is named where it is wrong, and so is the one that was asked for', () => {
    expect(grade(one, ['t1'])).toEqual({
      score: 0,
      correct: false,
      parts: {
        t1: { correct: false, expected: 'Espagne' },
        t2: { correct: false, expected: 'Pologne' },
        t3: { correct: true },
      },
      feedback: 'Ce n’est pas le bon endroit. Vous avez choisi : Espagne. La Pologne est à l’est de l’Allemagne.',
      hint: 'Ce n’est pas le bon endroit. Vous avez choisi : Espagne.',
    })
  })

  it.each([
    [['t1', 't2'], 1],
    [['t1'], 0.5],
    [['t1', 't3'], 0],
    [['t1', 't2', 't3'], 0.5],
    [['t3', 't4'], 0],
    [['t1', '__proto__'], 0],
    [[], 0],
  ])('of several counts for its share, and a wrong one takes one away: %j', (chosen, score) => {
    expect(grade(several, chosen)).toMatchObject({ score, correct: score === 1 })
  })

  it('tells how many were found', () => {
    expect(grade(several, ['t1']).feedback).toBe('C’est en partie juste : 1 trouvé sur 2.')
  })

  it('that was not chosen is no answer', () => {
    expect(chooseZoneGrading.isBlank({ engine: 'choose-zone', chosen: [] })).toBe(true)
    expect(chooseZoneGrading.isBlank({ engine: 'choose-zone', chosen: ['t1'] })).toBe(false)
  })
})
