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
  ])('is not told of the other one: %s %s « %s » is %s', (pack, id, text, verdict) => {
    expect(answer(pack, id, text)).toBe(verdict)
  })
})

describe('who acts', () => {
  it.each([
    ['hist-6-romanisation', 'q2', 'Les légions gardent la frontière avec des murs.', 'correct'],
    ['hist-6-romanisation', 'q2', 'Les pirates gardent des murs contre les légions.', 'to_review'],
    ['hist-5-etat-monarchique', 'q3', 'Il est choisi par Dieu : son autorité est plus forte.', 'correct'],
    ['hist-5-etat-monarchique', 'q3', 'Il est choisi par les seigneurs et a une huile sacrée.', 'to_review'],
  ])('is who the lesson says: %s %s « %s » is %s', (pack, id, text, verdict) => {
    expect(answer(pack, id, text)).toBe(verdict)
  })
})

describe('a bare list', () => {
  it('is no explanation, although one of its words is also a form of a verb', () => {
    expect(answer('geo-3-espaces-productifs', 'q3', 'concurrence, usine, ports')).toBe('partial')
  })
})
