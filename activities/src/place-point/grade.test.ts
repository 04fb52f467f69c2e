import { describe, expect, it } from 'vitest'
import { rng } from '../random.ts'
import { answerRight, answerUnsure, answerWrong, findLeaks } from '../simulated-pupil.ts'
import { gradePlacePoint, placePointGrading } from './grade.ts'
import { renderPlacePoint } from './render.ts'

const axis = (from: number, to: number) => ({
  last: to - from,
  zero: -from,
  step: 1,
  labels: Array.from({ length: to - from + 1 }, (_, at) => ({ at, text: String(from + at).replace('-', '−') })),
})
const plane = {
  title: 'Un repère',
  question: 'Placez A et B.',
  axes: [axis(-5, 5), axis(-4, 4)],
  points: [
    { name: 'A', text: '2 ; −3', place: [7, 1] },
    { name: 'B', text: '−4 ; 1', place: [1, 5] },
  ],
}
const line = {
  title: 'Une droite',
  question: 'Placez −0,3.',
  axes: [
    {
      last: 20,
      zero: 10,
      step: 0.1,
      labels: [
        { at: 0, text: '−1' },
        { at: 10, text: '0' },
        { at: 20, text: '1' },
      ],
    },
  ],
  points: [{ name: 'A', text: '−0,3', place: [7] }],
}

describe('points between two axes', () => {
  const { data, solution } = renderPlacePoint(plane, rng(1))
  const [a = '', b = ''] = ['A', 'B'].map(name => data.points.find(point => point.name === name)?.id ?? '')
  const grade = (places: Record<string, number[]>) => gradePlacePoint(solution, { engine: 'place-point', places })

  it.each([
    ['right', { [a]: [7, 1], [b]: [1, 5] }, 1],
    ['half a graduation beside', { [a]: [7.4, 0.6], [b]: [1, 5] }, 1],
    ['one graduation beside on one axis', { [a]: [7, 2], [b]: [1, 5] }, 0.5],
    ['on one axis only', { [a]: [7], [b]: [1, 5] }, 0.5],
    ['missing', { [b]: [1, 5] }, 0.5],
  ])('that are %s', (_, places, score) => {
    expect(grade(places)).toMatchObject({ score, correct: score === 1 })
  })

  it.each([
    [
      'exchanged coordinates',
      [2, 6],
      'L’abscisse et l’ordonnée sont échangées : l’abscisse se lit sur l’axe horizontal.',
    ],
    ['a wrong sign of the abscissa', [3, 1], 'Le signe de l’abscisse est faux.'],
    ['a wrong sign of the ordinate', [7, 7], 'Le signe de l’ordonnée est faux.'],
    ['two wrong signs', [3, 7], 'Les signes des deux coordonnées sont faux.'],
    ['a place beside', [8, 1], 'Presque : c’est à une graduation près.'],
    ['any other place', [9, 8], undefined],
  ])('are told what is wrong: %s', (_, place, note) => {
    expect(grade({ [a]: place }).parts[a]).toEqual({
      correct: false,
      expected: 'abscisse : sur la graduation 2 ; ordonnée : sur la graduation −3',
      spot: { x: 2, y: -3 },
      ...(note && { note }),
    })
  })

  it('say nothing of what was not placed', () => {
    expect(grade({ [a]: [7, 1] })).toMatchObject({ parts: { [a]: { correct: true } }, left: 1 })
    expect(placePointGrading.isBlank({ engine: 'place-point', places: {} })).toBe(true)
  })

  it('give nothing away, and are answered right, wrong, and by a pupil who is not sure', () => {
    expect(findLeaks(data, solution)).toEqual([])
    expect(JSON.stringify(data)).not.toContain('place"')
    const score = (answer: ReturnType<typeof answerRight>) =>
      answer.engine === 'place-point' ? gradePlacePoint(solution, answer).score : undefined
    expect(score(answerRight(solution))).toBe(1)
    expect(score(answerWrong(solution, ''))).toBe(0)
    expect(score(answerUnsure(solution, ''))).toBe(0.5)
  })
})

describe('a point on a line', () => {
  const { data, solution } = renderPlacePoint(line, rng(1))
  const grade = (at: number) => gradePlacePoint(solution, { engine: 'place-point', places: { p1: [at] } }).parts.p1

  it('is told by the numbers that are written there', () => {
    expect(data.instruction).toBe('Placez −0,3.')
    expect(solution.labels.p1).toBe('3 graduations avant 0')
    expect(grade(7)).toEqual({ correct: true })
    expect(grade(13)).toMatchObject({
      note: 'Le signe est faux : les nombres négatifs sont de l’autre côté de 0.',
      spot: { x: -0.3 },
    })
  })
})
