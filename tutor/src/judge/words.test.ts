import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import type { KeyOf } from '../key.ts'

type Lang = KeyOf<'cards'>['lang']

describe('a gap', () => {
  const fill = (accepted: string[], typed: string, lang: Lang = 'fr', spelling = true) =>
    judge(
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
    expect(fill(accepted, typed)?.parts['i1:0']?.expected).toBe(accepted[0])
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
    expect(fill(['égalité'], 'egalite', 'fr', false)?.correct).toBe(true)
    expect(fill(['égalité'], 'egalite', 'fr', true)?.correct).toBe(false)
    expect(fill(['à'], 'a', 'fr', false)?.correct).toBe(false)
  })

  it('wants every accent of a foreign language', () => {
    expect(fill(['habló'], 'hablo', 'es')?.correct).toBe(false)
    expect(fill(['Mütter'], 'Mutter', 'de')?.correct).toBe(false)
    expect(fill(['está'], 'está', 'es')?.correct).toBe(true)
  })

  it('counts apart from its neighbours', () => {
    const key: KeyOf<'cloze'> = {
      engine: 'cloze',
      items: { i1: [['Versailles'], ['1789']], i2: [['roi']] },
      lang: 'fr',
      spelling: false,
    }
    const answer = { engine: 'cloze' as const, gaps: { i1: ['Versailles'], i2: ['reine'] } }
    expect(judge(key, answer)).toEqual({
      score: 1 / 3,
      correct: false,
      parts: { 'i1:0': { correct: true }, 'i2:0': { correct: false, expected: 'roi' } },
      feedback: '1 sur 2 pour l’instant.',
      left: 1,
    })
    expect(judge(key, { ...answer, rest: 'unknown' })).toEqual({
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

describe('a card', () => {
  const say = (accepted: string[], typed: string, lang: Lang = 'fr') =>
    judge({ engine: 'cards', cards: { k1: accepted }, lang, spelling: true }, { engine: 'cards', typed: { k1: typed } })

  it.each([
    [['complément d’objet direct', 'COD'], 'cod', 'fr'],
    [['tiers état'], 'le tiers état', 'fr'],
    [['antécédent'], 'l’antécédent', 'fr'],
    [['la Terreur'], 'Terreur', 'fr'],
    [['une enzyme (digestive)'], 'enzyme', 'fr'],
    [['auxiliaire'], 'auxiliaires', 'fr'],
    [['temps composé'], 'les temps composés', 'fr'],
    [['der Hund'], 'Hund', 'de'],
    [['der Hund'], 'der hund', 'de'],
    [['to wait for'], 'wait for', 'en'],
    [['el perro'], 'un perro', 'es'],
    [['el lobo'], 'lobo', 'es'],
    [['lobo'], 'el lobo', 'es'],
    [['newspaper'], 'a newspaper', 'en'],
    [['an apple'], 'apple', 'en'],
    [['university'], 'a university', 'en'],
    [['hour'], 'an hour', 'en'],
    [['house'], 'a house', 'en'],
    [['umbrella'], 'an umbrella', 'en'],
    [['uniform'], 'a uniform', 'en'],
    [['das Kind'], 'ein Kind', 'de'],
    [['l’antécédent'], 'un antécédent', 'fr'],
  ] as const)('%j accepts « %s »', (accepted, typed, lang) => {
    expect(say([...accepted], typed, lang)).toMatchObject({ correct: true, score: 1 })
  })

  it.each([
    [['tiers état'], 'noblesse', 'fr'],
    [['tiers état'], '', 'fr'],
    [['tiers état'], 'le', 'fr'],
    [['la Terreur'], 'le Terreur', 'fr'],
    [['der Hund'], 'die Hund', 'de'],
    [['el perro'], 'la perro', 'es'],
    [['los libros'], 'las libros', 'es'],
    [['el libro'], 'los libro', 'es'],
    [['die Frau'], 'ein Frau', 'de'],
    [['der Hund'], 'an Hund', 'de'],
    [['an apple'], 'a apple', 'en'],
    [['house'], 'an house', 'en'],
    [['horse'], 'an horse', 'en'],
    [['university'], 'an university', 'en'],
    [['euro'], 'an euro', 'en'],
    [['hour'], 'a hour', 'en'],
    [['umbrella'], 'a umbrella', 'en'],
    [['Hund'], 'Hunds', 'de'],
    [['accord'], 'accort', 'fr'],
    [['as'], 'a', 'fr'],
    [['corps'], 'corp', 'fr'],
    [['temps composé'], 'temp composé', 'fr'],
  ] as const)('%j refuses « %s »', (accepted, typed, lang) => {
    expect(say([...accepted], typed, lang)).toMatchObject({ correct: false, score: 0 })
  })

  it('shows the expected writing after a plural', () => {
    expect(say(['auxiliaire'], 'les auxiliaires')).toMatchObject({
      parts: { k1: { correct: true, expected: 'auxiliaire' } },
      feedback: 'Bravo, tout est juste ! On attendait « auxiliaire ».',
    })
  })
})
