import { describe, expect, it } from 'vitest'
import { generators } from '../generators/index.ts'
import { make, SEEDS } from '../generators/testing/exercises.ts'
import { library } from '../library.ts'
import { listDefinitions } from '../modules/definitions.ts'
import { findRevealedWords } from './find-revealed-words.ts'

describe('a hint (@B06)', () => {
  it.each([
    ['Son prénom est Nicolas.', 'Qui a écrit cela ?', ['Nicolas Copernic'], ['nicola']],
    ['La ville est sur le Rhin.', 'Quelle ville ?', ['Strasbourg'], []],
    ['Pensez au climat.', 'Quel climat fait-il ici ?', ['un climat océanique'], []],
    ['Commencez par 10 % de 200.', 'Combien font 5 % de 200 ?', ['10'], ['10']],
    ['Pensez aux privilèges.', 'Qu’est-ce que les nobles perdent ?', ['leurs privilèges'], ['privileg']],
  ])('« %s » to « %s » tells %j: %j', (hint, question, answers, told) => {
    expect(findRevealedWords(hint, question, answers)).toEqual(told)
  })

  it.each(Object.keys(generators))('of %s tells no answer', name => {
    for (const seed of SEEDS.slice(0, 60)) {
      const { hint, statement, answer } = make(name, seed)
      expect(findRevealedWords(hint, statement, [answer]), hint).toEqual([])
    }
  })

  it('to a definition says nothing of it but what the word itself says', () => {
    for (const pack of library().packs.filter((_, i) => i % 6 === 0))
      for (const { question, help, expected } of listDefinitions(pack)) {
        const definition = expected.kind === 'definition' ? expected.definition : ''
        expect(findRevealedWords(help?.().direction ?? '', question, [definition]), `${pack.id}: ${question}`).toEqual(
          [],
        )
      }
  })
})
