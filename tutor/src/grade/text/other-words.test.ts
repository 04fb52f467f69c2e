import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { grade } from '../index.ts'

const answer = (packId: string, questionId: string, text: string) => {
  const asked = library()
    .packs.find(({ id }) => id === packId)
    ?.questions.find(({ id }) => id === questionId)
  if (!asked) throw new Error(`${packId} has no ${questionId}`)
  return grade(asked.expected, text, { question: asked.question }).verdict
}

describe('an answer in words of its own', () => {
  it.each([
    ['fr-5-classes-de-mots', 'q4', 'vite cest un adverbe et les adverbes ça s’accorde jamais'],
    ['math-4-thales', 'q5', 'que (MN) // (BC) et que M soit sur [AB] et N sur [AC]'],
    ['pc-3-ondes-sonores', 'q4', 'c un ultrason, au dessus de 20 000 hz, nous on entend pas mais le chien si'],
    [
      'es-5-obligation',
      'q3',
      'avec tengo que c’est moi qui suis obligé, avec hay que c’est une règle pour n’importe qui',
    ],
    [
      'geo-4-urbanisation',
      'q4',
      'on construit des maisons sur les champs et les gens prennent leur voiture donc ça pollue',
    ],
    [
      'math-6-durees',
      'q4',
      'Dans une heure il n’y a pas 100 minutes mais 60, donc une demi-heure en plus de 2 h ça donne 2h30.',
    ],
  ])('to %s %s is correct: « %s »', (pack, question, text) => {
    expect(answer(pack, question, text)).toBe('correct')
  })
})

describe('an answer that only seems to say it', () => {
  it.each([
    [
      'fr-6-types-formes-phrase',
      'q4',
      '« Regarde bien » est interrogative et « Vois-tu ce museau ? » est injonctive.',
      'incorrect',
    ],
    ['fr-6-classes-de-mots', 'q4', 'nom : pierres, adjectif : douce, adverbe : elle', 'partial'],
    ['pc-3-sources-energie', 'q3', 'parce qu’elle va bientot s’épuiser donc il faut l’économiser', 'incorrect'],
  ])('to %s %s, « %s », is %s', (pack, question, text, verdict) => {
    expect(answer(pack, question, text)).toBe(verdict)
  })

  it('is not told wrong when it copies the words of the question to put them right', () => {
    expect(answer('es-6-hay-estar', 'q4', 'La casa está en la montaña.')).toBe('partial')
  })
})
