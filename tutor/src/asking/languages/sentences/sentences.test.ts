import { describe, expect, it } from 'vitest'
import { library } from '../../../library.ts'
import { translateSentence } from './index.ts'

const translate = (lesson: string, sentence: string) => {
  const { packs } = library()
  const pack = packs.find(({ id }) => id === lesson)
  if (!pack) throw new Error(`no pack ${lesson}`)
  return translateSentence(pack, packs, sentence)
}

// Written by the author of the rules, who tuned them on it.
describe('a short French sentence', () => {
  it.each([
    ['j’ai 12 ans', 'I’m 12 years old.', 'Tengo 12 años.', 'Ich bin 12 Jahre alt.'],
    ['je suis fatigué', 'I am tired.', 'Estoy cansado.', 'Ich bin müde.'],
    ['mon frère a un chien', 'My brother has a dog.', 'Mi hermano tiene un perro.', 'Mein Bruder hat einen Hund.'],
    ['je n’ai pas de chien', "I don't have a dog.", 'No tengo perro.', 'Ich habe keinen Hund.'],
    [
      'je ne peux pas venir demain',
      "I can't come tomorrow.",
      'No puedo venir mañana.',
      'Ich kann morgen nicht kommen.',
    ],
    [
      'hier j’ai joué au foot',
      'I played football yesterday.',
      'Jugué al fútbol ayer.',
      'Ich habe gestern Fußball gespielt.',
    ],
    ['j’aime jouer au foot', 'I like playing football.', 'Me gusta jugar al fútbol.', 'Ich spiele gern Fußball.'],
    ['elle a les yeux bleus', 'She’s got blue eyes.', 'Tiene los ojos azules.', 'Sie hat blaue Augen.'],
    ['il est huit heures et demie', 'It’s half past eight.', 'Son las ocho y media.', 'Es ist halb neun.'],
  ])('« %s » is said in three languages', (sentence, english, spanish, german) => {
    expect(translate('en-6-can', sentence)).toBe(english)
    expect(translate('es-6-pays', sentence)).toBe(spanish)
    expect(translate('de-6-pays', sentence)).toBe(german)
  })

  it.each(['le blorg mange une pomme', 'je zigote bien', 'je parle de mes vacances avec lui', 'I am tired'])(
    '« %s » is not translated where a word of it is not understood',
    sentence => {
      for (const lesson of ['en-6-can', 'es-6-pays', 'de-6-pays']) expect(translate(lesson, sentence)).toBeUndefined()
    },
  )
})
