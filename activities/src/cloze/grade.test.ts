import { describe, expect, it } from 'vitest'
import type { SpokenLanguage } from '../language.ts'
import type { SolutionFor } from '../solution.ts'
import { gradeCloze } from './grade.ts'

describe('a gap', () => {
  const fill = (accepted: string[], typed: string, lang: SpokenLanguage = 'fr', spelling = true) =>
    gradeCloze(
      { engine: 'cloze', items: { i1: [accepted] }, lang, spelling },
      { engine: 'cloze', gaps: { i1: [typed] }, rest: 'unknown' },
    )

  it.each([
    [['Bastille'], 'bastille'],
    [['Bastille'], '  Bastille '],
    [['Bastille'], 'Bastille.'],
    [["coup d'État"], 'Coup d’État'],
    [['tiers état'], 'tiers  état'],
    [['peut-être'], 'peut‑être'],
    [['œuvre'], 'oeuvre'],
    [['Bonaparte', 'Napoléon'], 'napoléon'],
    [['12 500'], '12500'],
    [['1,5'], '1.5'],
    [['25 %'], '25%'],
    [['−3'], '-3'],
    [['5 km'], '5km'],
    [["'s snowing", 'is snowing'], '’s snowing'],
    [['x²'], 'x^2'],
  ])('that wants %j accepts « %s »', (accepted, typed) => {
    expect(fill(accepted, typed)).toMatchObject({ correct: true, score: 1, parts: { 'i1:0': { correct: true } } })
  })

  it.each([
    [['Bastille'], ''],
    [['Bastille'], 'Bastil'],
    [['Bastille'], 'la Bastille'],
    [['1792'], '1789'],
    [['-3'], '3'],
    [['1,5'], '15'],
    [['arrivées'], 'arrivés'],
    [['fini'], 'finis'],
    [['mangé'], 'mange'],
    [['mange'], 'mangé'],
    [['à'], 'a'],
    [['où'], 'ou'],
    [['dû'], 'du'],
    [['sûr'], 'sur'],
    [['x²'], 'x2'],
  ])('that wants %j refuses « %s »', (accepted, typed) => {
    expect(fill(accepted, typed)).toMatchObject({ correct: false, score: 0 })
    expect(fill(accepted, typed).parts['i1:0']?.expected).toBe(accepted[0])
  })

  it('accepts a missing accent that changes no meaning, and names it', () => {
    expect(fill(['privilège'], 'privilege')).toEqual({
      score: 1,
      correct: true,
      parts: { 'i1:0': { correct: true, expected: 'privilège' } },
      feedback: 'Bravo, tout est juste ! Attention aux accents : on écrit « privilège ».',
    })
  })

  it('lets égalité be typed without accents, except where spelling is the subject', () => {
    expect(fill(['égalité'], 'egalite', 'fr', false).correct).toBe(true)
    expect(fill(['égalité'], 'egalite', 'fr', true).correct).toBe(false)
    expect(fill(['à'], 'a', 'fr', false).correct).toBe(false)
  })

  it('wants every accent of a foreign language', () => {
    expect(fill(['habló'], 'hablo', 'es').correct).toBe(false)
    expect(fill(['Mütter'], 'Mutter', 'de').correct).toBe(false)
    expect(fill(['está'], 'está', 'es').correct).toBe(true)
  })

  it('counts apart from its neighbours', () => {
    const solution: SolutionFor<'cloze'> = {
      engine: 'cloze',
      items: { i1: [['Versailles'], ['1789']], i2: [['roi']] },
      lang: 'fr',
      spelling: false,
    }
    const answer = { engine: 'cloze' as const, gaps: { i1: ['Versailles'], i2: ['reine'] } }
    expect(gradeCloze(solution, answer)).toEqual({
      score: 1 / 3,
      correct: false,
      parts: { 'i1:0': { correct: true }, 'i2:0': { correct: false, expected: 'roi' } },
      feedback: '1 sur 2 pour l’instant.',
      left: 1,
    })
    expect(gradeCloze(solution, { ...answer, rest: 'unknown' })).toEqual({
      score: 1 / 3,
      correct: false,
      parts: {
        'i1:0': { correct: true },
        'i1:1': { correct: false, expected: '1789' },
        'i2:0': { correct: false, expected: 'roi' },
      },
      feedback: '1 sur 3 : regardez les corrections, puis réessayez.',
    })
  })
})
