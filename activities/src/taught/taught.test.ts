import { describe, expect, it } from 'vitest'
import { isTaught } from './is-taught.ts'
import { findTaught, type TaughtLanguage } from './language.ts'
import { loadWords } from './load-words.ts'
import { splitTaught } from './split-taught.ts'

const words = { en: await loadWords('en'), es: await loadWords('es'), de: await loadWords('de') }

describe('a text of a language lesson', () => {
  it.each<[TaughtLanguage, string]>([
    ['en', 'went'],
    ['en', 'I play**ed** football yesterday.'],
    ['en', 'She has lived in London for ten years.'],
    ['en', 'Where did they stay?'],
    ['en', 'a house'],
    ['es', 'el perro'],
    ['es', '¿Cuántos años tienes?'],
    ['es', 'Mi hermano está en su habitación.'],
    ['de', 'der Hund'],
    ['de', 'Ich habe einen Hund.'],
    ['de', 'Morgen spiele ich Tennis.'],
  ])('@W08 in %s « %s » is of that language', (lang, text) => expect(isTaught(text, words[lang])).toBe(true))

  it.each<[TaughtLanguage, string]>([
    ['en', 'Complétez la phrase.'],
    ['en', 'Le prétérit parle d’une action passée et terminée.'],
    ['en', 'Choisissez la bonne forme de « be ».'],
    ['en', 'Complétez : « She ___ to school. »'],
    ['en', 'C’est « went ».'],
    // Words of both languages: nobody can be sure.
    ['en', 'table'],
    ['en', 'question'],
    ['en', 'on'],
    ['en', 'pain'],
    ['en', '-ed'],
    ['en', 'verbe + -ing'],
    ['en', 'le past simple'],
    ['en', 'Vrai'],
    ['en', '42'],
    ['en', ''],
    ['es', 'La forme du verbe'],
    ['es', 'la table'],
    ['es', 'ser ou estar'],
    ['es', 'Paris'],
    ['de', 'le datif'],
    ['de', 'Verbe en deuxième position'],
    ['de', 'des tables'],
    ['de', 'La Stadt est un nom féminin'],
  ])('@W08 in %s « %s » is left alone', (lang, text) => expect(isTaught(text, words[lang])).toBe(false))

  it.each<[TaughtLanguage, string, string[]]>([
    ['en', '« Went » est le prétérit de « go ».', ['Went', 'go']],
    ['en', 'Régulier : -ed ; négation : I didn’t see the film.', ['I didn’t see the film.']],
    ['en', 'This is my dog. C’est mon chien.', ['This is my dog.']],
    ['en', 'On dit : Good morning! How are you? (formel)', ['Good morning! How are you?']],
    ['en', 'Le prétérit simple est le grand temps du récit en anglais.', []],
    ['es', 'Le féminin de « trabajador » est « trabajadora ».', ['trabajador', 'trabajadora']],
    ['de', 'le chien = der Hund', ['der Hund']],
  ])('@W08 in %s « %s » holds %j', (lang, text, expected) => {
    const stretches = splitTaught(text, words[lang])
    expect(stretches.filter(one => one.isTaught).map(one => one.text)).toEqual(expected)
    expect(stretches.map(one => one.text).join('')).toBe(text)
  })

  it('@W08 is read as French in every other subject', () => {
    expect(findTaught('Anglais')).toBe('en')
    expect(findTaught('Français')).toBeUndefined()
    expect(findTaught('constructor')).toBeUndefined()
    expect(findTaught(null)).toBeUndefined()
  })
})
