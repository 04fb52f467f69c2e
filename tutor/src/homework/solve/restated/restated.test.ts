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

  it.each([
    [
      "L'égalité 5x − 3 = 2x + 9 est-elle vraie pour x = 4 ?",
      'et pour x = 2 ?',
      "L'égalité 5x − 3 = 2x + 9 est-elle vraie pour x = 2 ?",
    ],
    ["Dans quel siècle se situe l'année 1515 ?", "et l'an 800 ?", "Dans quel siècle se situe l'année 800 ?"],
    [
      "Quelle est la probabilité d'obtenir un nombre pair ?",
      'Un multiple de 3 ?',
      "Quelle est la probabilité d'obtenir un multiple de 3 ?",
    ],
    ["Quelle est l'image de 5 par g ?", "L'antécédent de 9 par g ?", "Quel est l'antécédent de 9 par g ?"],
  ])('go on from the question before: %s %s', (before, body, whole) => {
    expect(stated(problem('', body, { earlier: [before] })).map(([, , asked]) => asked)).toContain(whole)
  })

  it('ask nothing of their own where the question before has the number in no place, or in two', () => {
    expect(stated(problem('', 'et pour x = 2 ?', { earlier: ['Résous l’équation x + 1 = 3.'] }))).toEqual([])
    expect(stated(problem('', 'et pour x = 2 ?', { earlier: ['Calcule A pour x = 1 puis pour x = 3.'] }))).toEqual([])
  })

  it('tell first and ask then where one sentence does both', () => {
    const body = 'un film commence à 20h50 et dure 1h45, il finit à quelle heure ?'
    expect(stated(problem('', body))).toContainEqual([
      'Un film commence à 20h50 et dure 1h45.',
      '',
      'À quelle heure finit-il ?',
    ])
  })

  it('name the only two numbers that the question before names', () => {
    const body = 'En déduire le PGCD de ces deux nombres.'
    expect(stated(problem('', body, { earlier: ['Décomposer 252 et 360.'] }))).toContainEqual([
      '',
      '',
      'En déduire le PGCD de 252 et de 360.',
    ])
    expect(stated(problem('', body, { earlier: ['Décomposer 252, 360 et 40.'] }))).toEqual([])
  })

  it('take the value that the question gives, and the verb that the instruction names', () => {
    const context = 'g = 9,8 N/kg\nUn sac a une masse de 12 kg.'
    expect(stated(problem(context, 'Calcule son poids sur la Lune (g = 1,6 N/kg).'))).toContainEqual([
      'Un sac a une masse de 12 kg.',
      '',
      'Calcule son poids sur la Lune (g = 1,6 N/kg).',
    ])
    const named = { subject: 'Allemand' as const, instruction: 'Setze die richtige Form von "haben" ein:' }
    expect(stated(problem('', 'Ich … einen Bruder.', named))).toContainEqual([
      '',
      'Konjugiere im Präsens:',
      'Ich (haben) einen Bruder.',
    ])
  })
})
