import type { ExpectedText } from '@ariane/activities/api'
import { describe, expect, it } from 'vitest'
import { givesAway } from './gives-away.ts'

describe('a hint gives the answer away (@B06)', () => {
  const number: ExpectedText = { kind: 'number', value: '15', unit: 'cm' }
  const city: ExpectedText = { kind: 'exact', accepted: ['Strasbourg'] }
  const story: ExpectedText = { kind: 'free', criteria: ['Il y a un début.', 'Il y a une fin.'], minWords: 5 }
  const reason: ExpectedText = {
    kind: 'text',
    ideas: [{ label: 'la terre tourne', anyOf: ['terre tourne'], weight: 1 }],
    contradictions: [],
    misconceptions: [],
  }

  it.each([
    ['On ajoute les carrés.', 'Combien mesure BC ?', number, false],
    ['$BC = \\sqrt{225} = 15$', 'Combien mesure BC ?', number, true],
    ['BC mesure 15 cm.', 'Combien mesure BC ?', number, true],
    ['On calcule 81 + 144.', 'Combien mesure BC ?', number, false],
    ['Elle est sur le Rhin.', 'Quelle ville ?', city, false],
    ['Pensez à Strasbourg.', 'Quelle ville ?', city, true],
    ['Regardez le Soleil du matin au soir.', 'Pourquoi fait-il nuit ?', reason, false],
    ['La Terre tourne sur elle-même.', 'Pourquoi fait-il nuit ?', reason, true],
    ['La Terre tourne.', 'Racontez.', story, false],
  ])('« %s » to « %s »', (hint, question, expected, given) => {
    expect(givesAway(hint, question, expected)).toBe(given)
  })
})
