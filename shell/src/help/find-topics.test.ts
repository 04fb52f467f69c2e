import { expect, it } from 'vitest'
import { findTopics } from './find-topics.ts'

const revise = { title: 'Réviser un chapitre', steps: ['Touchez « Réviser ».'], to: '/revisions', action: 'Ouvrir' }
const homework = { title: 'Se faire aider', steps: ['Donnez l’énoncé : une photo.'], to: '/homework', action: 'Ouvrir' }

it.each([
  ['', [revise, homework]],
  ['  ', [revise, homework]],
  ['enonce', [homework]],
  ['PHOTO donnez', [homework]],
  ['révis', [revise]],
  ['ouvrir', [revise, homework]],
  ['photographie', []],
])('help is found by the beginnings of its words, whatever their accents: %j', (wanted, found) => {
  expect(findTopics([revise, homework], wanted)).toEqual(found)
})
