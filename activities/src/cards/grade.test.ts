import { describe, expect, it } from 'vitest'
import type { SpokenLanguage } from '../language.ts'
import { gradeCards } from './grade.ts'

describe('a card', () => {
  const say = (accepted: string[], typed: string, lang: SpokenLanguage = 'fr') =>
    gradeCards(
      { engine: 'cards', cards: { k1: accepted }, lang, spelling: true },
      { engine: 'cards', typed: { k1: typed } },
    )

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
