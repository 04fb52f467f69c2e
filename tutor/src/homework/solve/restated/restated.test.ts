import { describe, expect, it } from 'vitest'
import type { Problem } from '../solution.ts'
import { restated } from './index.ts'

const problem = (context: string, body: string, more: Partial<Problem> = {}): Problem => ({
  instruction: '',
  body,
  context,
  ...more,
})
const stated = (one: Problem) => restated(one).map(({ context, instruction, body }) => [context, instruction, body])

describe('facts restated', () => {
  it('are told as solvers read them', () => {
    expect(stated(problem('Le triangle ABC a un angle droit en B.', 'Calcule AC.'))).toEqual([
      ['Le triangle ABC est rectangle en B.', '', 'Calcule AC.'],
    ])
  })

  it('are taken from the construction before, if there is one only', () => {
    const earlier = ['Construis un carré ABCD de côté 5 cm.']
    expect(stated(problem('', 'Calcule son aire.', { earlier }))).toEqual([
      ['Un carré ABCD de côté 5 cm.', '', 'Calcule son aire.'],
    ])
    expect(
      stated(problem('', 'Calcule son aire.', { earlier: [...earlier, 'Trace un cercle de rayon 2 cm.'] })),
    ).toEqual([])
  })

  it('are those of the thing that is asked about, where no other one changes it', () => {
    const garden = 'Un jardin rectangulaire mesure 20 m sur 12 m.'
    const asked = "Calcule l'aire du jardin."
    expect(stated(problem(`${garden} On y creuse un bassin carré de côté 4 m.`, asked))).toEqual([[garden, '', asked]])
    expect(stated(problem(`${garden} Il est agrandi d'un rectangle de 4 m sur 12 m.`, asked))).toEqual([])
    expect(stated(problem(`${garden} Une allée carrée de 2 m borde le jardin.`, asked))).toEqual([])
  })

  it('leave a limit out unless it is asked about', () => {
    const text = 'La vitesse est limitée à 50 km/h. Une voiture parcourt 100 m en 5 s.'
    expect(stated(problem(text, 'Calcule sa vitesse.'))).toEqual([
      ['Une voiture parcourt 100 m en 5 s.', '', 'Calcule sa vitesse.'],
    ])
    expect(stated(problem(text, 'Respecte-t-elle la limite ?'))).toEqual([])
  })

  it('name an English tense by its adverb or in brackets, and no tense where several fit', () => {
    const under = (body: string) =>
      stated(problem('', body, { subject: 'Anglais', instruction: 'Put the verbs in the right form.' }))
    expect(under('Last week she (buy) … a dress.')).toEqual([
      ['', 'Put the verbs in the past simple:', 'Last week she (buy) … a dress.'],
    ])
    expect(under('He (like) … tea. (present)')).toEqual([['', 'Put the verbs in the present:', 'He (like) … tea.']])
    expect(under('Yesterday at 8 she (cook) … dinner.')).toEqual([])
    expect(under('I (watch) … TV.')).toEqual([])
  })
})
