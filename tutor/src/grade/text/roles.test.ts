import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { grade } from '../index.ts'

const answer = (pack: string, id: string, text: string) => {
  const asked = library()
    .packs.find(one => one.id === pack)
    ?.questions.find(question => question.id === id)
  if (asked?.expected.kind !== 'text') throw new Error(`${pack} has no text question ${id}`)
  return grade(asked.expected, text, { question: asked.question }).verdict
}

describe('what belongs to one of two things', () => {
  it.each([
    ['en-5-ecole', 'q4', 'At, c’est devant une heure, et on, c’est devant un jour.', 'correct'],
    ['en-5-ecole', 'q4', 'Devant une heure on met at, devant un jour on met on.', 'correct'],
    ['en-5-ecole', 'q4', 'On, c’est devant une heure, at, c’est devant un jour.', 'incorrect'],
    ['svt-5-nutrition-cellules', 'q3', 'Le muscle consomme du dioxygène et rejette du dioxyde de carbone.', 'correct'],
    ['svt-5-nutrition-cellules', 'q3', 'Il rejette du dioxygène et consomme du dioxyde de carbone.', 'incorrect'],
    ['geo-6-littoraux', 'q3', 'Avantage : des emplois. Inconvénient : de la pollution.', 'correct'],
    ['geo-6-littoraux', 'q3', 'L’inconvénient, c’est l’argent ; l’avantage, c’est la pollution.', 'incorrect'],
    ['hist-3-guerre-froide', 'q4', 'L’Est est communiste et l’Ouest est capitaliste.', 'correct'],
    ['hist-3-guerre-froide', 'q4', 'L’Est est capitaliste et l’Ouest est communiste.', 'incorrect'],
    [
      'svt-6-classification',
      'q2',
      'Classer, c’est trouver son nom ; déterminer, c’est le mettre dans un groupe.',
      'incorrect',
    ],
    ['hist-5-islam', 'q4', 'Les savants vendent dans les souks et les marchands écrivent des livres.', 'incorrect'],
  ])('is not told of the other one: %s %s « %s » is %s', (pack, id, text, verdict) => {
    expect(answer(pack, id, text)).toBe(verdict)
  })
})

describe('who acts', () => {
  it.each([
    ['en-5-axe-6', 'q4', 'C’est lui qui vote les lois et le Premier ministre dirige le gouvernement.', 'to_review'],
    [
      'en-5-axe-6',
      'q4',
      'C’est le Parlement qui vote les lois et le Premier ministre qui dirige le gouvernement.',
      'correct',
    ],
    [
      'pc-6-formes-conversions',
      'q4',
      'L’énergie thermique de mes mains se transforme en énergie cinétique.',
      'to_review',
    ],
    [
      'pc-6-formes-conversions',
      'q4',
      'L’énergie cinétique de mes mains se transforme en énergie thermique.',
      'correct',
    ],
    ['hist-6-romanisation', 'q2', 'Les légions gardent la frontière avec des murs.', 'correct'],
    ['hist-6-romanisation', 'q2', 'Les pirates gardent des murs contre les légions.', 'to_review'],
    ['hist-5-etat-monarchique', 'q3', 'Il est choisi par Dieu : son autorité est plus forte.', 'correct'],
    ['hist-5-etat-monarchique', 'q3', 'Il est choisi par les seigneurs et a une huile sacrée.', 'to_review'],
  ])('is who the lesson says: %s %s « %s » is %s', (pack, id, text, verdict) => {
    expect(answer(pack, id, text)).toBe(verdict)
  })
})

describe('what one of two things has and the other has not', () => {
  it.each([
    ['es-3-passe-compose', 'q4', 'Aujourd’hui n’est pas encore fini, hier est terminé.', 'correct'],
    ['es-3-passe-compose', 'q4', 'Aujourd’hui est terminé, hier n’est pas encore fini.', 'incorrect'],
    [
      'en-3-present-perfect',
      'q3',
      'Le present perfect quand il y a une date, le prétérit quand on ne dit pas quand.',
      'partial',
    ],
    ['de-4-perfekt', 'q3', 'Gehen est un déplacement, donc sein ; essen n’en est pas un, donc haben.', 'correct'],
    [
      'de-4-perfekt',
      'q3',
      'Gehen n’est pas un déplacement, donc sein ; essen est un déplacement, donc haben.',
      'to_review',
    ],
  ])('is not told the other way round: %s %s « %s » is %s', (pack, id, text, verdict) => {
    expect(answer(pack, id, text)).toBe(verdict)
  })
})

describe('what happened in a year', () => {
  it.each([
    ['Blocus en 1948, mur en 1961.', 'correct'],
    ['En 48 le blocus, en 61 le mur.', 'correct'],
    ['Mur en 1948, blocus en 1961.', 'incorrect'],
    ['En 1961 il y a le blocus et en 1948-1949 on construit le mur.', 'incorrect'],
  ])('is not told of another one: « %s » is %s', (text, verdict) => {
    expect(answer('hist-3-guerre-froide', 'q3', text)).toBe(verdict)
  })
})

describe('two sentences that a question quotes', () => {
  it.each([
    [
      'Dans « je crois que tu dors », que est une conjonction, dans « le lit que tu vois » un pronom relatif.',
      'correct',
    ],
    [
      'Dans « je crois que tu dors », que est un pronom relatif, dans « le lit que tu vois » une conjonction.',
      'incorrect',
    ],
    ['1 : conjonction, 2 : pronom relatif qui remplace le lit', 'correct'],
    ['1 : pronom relatif, 2 : conjonction', 'incorrect'],
  ])('are named by their words and by their places: « %s » is %s', (text, verdict) => {
    expect(answer('fr-4-propositions-subordonnees', 'q3', text)).toBe(verdict)
  })
})

describe('a comparison', () => {
  it.each([
    ['En ville, car il y a plus de gens que sur l’île.', 'correct'],
    ['Sur l’île, parce qu’il y a plus de gens que dans la ville.', 'to_review'],
    ['Sur l’île, elle a davantage de maisons que la ville.', 'to_review'],
  ])('does not mean what it only compares with: « %s » is %s', (text, verdict) => {
    expect(answer('svt-5-risques-climatiques', 'q3', text)).toBe(verdict)
  })
})

describe('what goes from one place to another', () => {
  it.each([
    ['La tomate et le maïs viennent d’Amérique.', 'correct'],
    ['Les Européens ont apporté la tomate aux Mexicains.', 'to_review'],
    ['Le chocolat, le maïs et la tomate viennent d’Amérique.', 'correct'],
    ['On a apporté le maïs au Mexique.', 'to_review'],
  ])('does not go the other way: « %s » is %s', (text, verdict) => {
    expect(answer('es-5-axe-6', 'q4', text)).toBe(verdict)
  })
})

describe('a bare list', () => {
  it('is no explanation, although one of its words is also a form of a verb', () => {
    expect(answer('geo-3-espaces-productifs', 'q3', 'concurrence, usine, ports')).toBe('partial')
  })
})
