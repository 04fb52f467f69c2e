import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../library.ts'
import { gradeCases } from './case-file.ts'
import { type Expected, grade, type Setting } from './index.ts'

const judge = (file: string) => {
  const { judged, refused } = gradeCases(
    JSON.parse(readFileSync(join(CONTENT, 'cases', 'grading', file), 'utf8')) as unknown,
  )
  expect(refused).toEqual([])
  return judged
}

// Both lists were written before the rules.
describe('@Q02 what answers nothing', () => {
  it('is wrong: jokes, insults, keys struck at random, the question again', () => {
    const open = judge('non-answers.json').filter(({ verdict }) => verdict !== 'incorrect')
    // « 1 2 3 soleil » has numbers of the chapter.
    expect(open.map(({ id }) => id)).toEqual(['R33'])
  })

  it.each<[Expected, Setting]>([
    [{ kind: 'number', value: '5.8', unit: 'cm' }, { question: 'Calculez la longueur de la diagonale.' }],
    [{ kind: 'equation', solutions: ['3'] }, { question: 'Résolvez 2x = 6.' }],
    [{ kind: 'exact', accepted: ['Louis XIV'] }, { question: 'Qui est le Roi-Soleil ?' }],
    [
      { kind: 'translation', accepted: ['I have a dog.'] },
      { lang: 'en', question: 'Traduisez : J’ai un chien.' },
    ],
    [{ kind: 'definition', term: 'carré d’un nombre', definition: 'Le produit de ce nombre par lui-même.' }, {}],
    [
      { kind: 'text', ideas: [{ label: 'non', anyOf: ['non', 'n’est pas rectangle'] }] },
      { question: 'Un triangle a des côtés de 3, 4 et 7 cm. Est-il rectangle ?' },
    ],
  ])('is wrong whatever is asked: %j', (expected, setting) => {
    for (const text of ['caca boudin lol', 'jsp', 'aaaaa', '???', 'le prof est nul', 'mon chien est vert', 'skibidi'])
      expect([text, grade(expected, text, setting).verdict]).toEqual([text, 'incorrect'])
  })
})

describe('@Q02 a right answer in a pupil’s spelling', () => {
  const judged = judge('clumsy-answers.json')

  it('is right or half right nearly always', () => {
    expect(judged.filter(({ verdict }) => verdict === 'correct').length).toBeGreaterThanOrEqual(25)
  })

  it('is not wrong', () => {
    // « hay sa di ce kil y a et esta sa di ou c » was wrong before as well.
    expect(judged.filter(({ verdict }) => verdict === 'incorrect').map(({ id }) => id)).toEqual(['C22'])
  })

  it.each<[Expected, string, Setting]>([
    [{ kind: 'number', value: '24' }, 'vin quatre', {}],
    [{ kind: 'number', value: '0' }, 'rien', { question: 'Combien en reste-t-il ?' }],
    [{ kind: 'number', value: '0.5' }, 'la moitier', { question: 'Quelle fraction du gâteau reste-t-il ?' }],
    [{ kind: 'equation', solutions: [] }, 'ya pas de solution', { question: 'Résolvez 0x = 6.' }],
    [
      { kind: 'algebra', expression: '2*x+6', form: 'expanded' },
      'la somme de 2x et de 6 (?',
      { question: 'Développez 2(x+3).' },
    ],
    [{ kind: 'translation', accepted: ['It is pouring.'] }, 'It is raining cats and dogs', { lang: 'en' }],
    [{ kind: 'translation', accepted: ['Je ne sais pas quoi faire.'] }, 'je sais pas', { lang: 'en' }],
    [{ kind: 'definition', term: 'früher', definition: 'Dans le passé.' }, 'dans le passé', {}],
    [
      { kind: 'definition', term: 'carré d’un nombre', definition: 'Le produit de ce nombre par lui-même.' },
      'le nombre fois lui meme',
      {},
    ],
  ])('is left to the reader where it cannot be read: %j answered « %s »', (expected, text, setting) => {
    expect(grade(expected, text, setting).verdict).not.toBe('incorrect')
  })
})
