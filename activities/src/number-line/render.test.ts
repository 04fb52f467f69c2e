import { describe, expect, it } from 'vitest'
import { rng } from '../random.ts'
import { answerRight, answerUnsure, answerWrong, findLeaks } from '../simulated-pupil.ts'
import { gradeNumberLine } from './grade.ts'
import { renderNumberLine } from './render.ts'

const material = {
  title: 'Les dixièmes',
  last: 10,
  labels: [
    { at: 0, text: '−0,5' },
    { at: 5, text: '0' },
    { at: 10, text: '0,5' },
  ],
  points: [
    { at: 2, text: '−0,3' },
    { at: 4, text: '−0,1' },
    { at: 6, text: '0,1' },
    { at: 9, text: '0,4' },
  ],
  count: 3,
}
const render = (seed: number, count = material.count) => renderNumberLine({ ...material, count }, rng(seed))

describe('a number line', () => {
  it('shows as many points as wanted, one at least, each under a letter', () => {
    expect(render(1).data.points.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(render(1, 0).data.points).toHaveLength(1)
    expect(render(1, 9).data.points).toHaveLength(4)
  })

  it('gives each point the graduation of its number, told by the numbers on the line', () => {
    const { data, solution } = render(2, 4)
    const solved = Object.fromEntries(
      data.points.map(({ id, text }) => [text, [solution.places[id], solution.labels[id]]]),
    )
    expect(solved).toEqual({
      '−0,3': [2, '2 graduations après −0,5'],
      '−0,1': [4, 'une graduation avant 0'],
      '0,1': [6, 'une graduation après 0'],
      '0,4': [9, 'une graduation avant 0,5'],
    })
  })

  it('is the same with the same random numbers, another one with others', () => {
    expect(render(5)).toEqual(render(5))
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => JSON.stringify(render(seed).data))).size).toBeGreaterThan(1)
  })

  it('sends nothing that gives a place away, and a number that stands on the line is found', () => {
    const { data, solution } = render(3)
    expect(findLeaks(data, solution)).toEqual([])
    expect(findLeaks({ ...data, labels: [{ at: solution.places.p1 ?? 0, text: '?' }] }, solution)).toEqual([
      'the number of a point is on the line',
    ])
  })

  it('is answered right, wrong, and by a pupil who is not sure', () => {
    const { solution } = render(4)
    const score = (answer: ReturnType<typeof answerRight>) =>
      answer.engine === 'number-line' ? gradeNumberLine(solution, answer).score : undefined
    expect(score(answerRight(solution))).toBe(1)
    expect(score(answerWrong(solution, ''))).toBe(0)
    expect(score(answerUnsure(solution, ''))).toBeCloseTo(2 / 3)
  })
})
