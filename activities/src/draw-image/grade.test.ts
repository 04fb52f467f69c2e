import { describe, expect, it } from 'vitest'
import { isComplete, resume, retryAnswer, startAnswer } from '../answering.ts'
import { answerRight, answerUnsure, answerWrong, findLeaks } from '../simulated-pupil.ts'
import { drawImageGrading, gradeDrawImage } from './grade.ts'
import { findMark, moveCursor } from './move-cursor.ts'
import { renderDrawImage } from './render.ts'
import type { Mark } from './shape.ts'

const { data, solution } = renderDrawImage({
  title: 'Une symétrie',
  question: 'Construisez l’image.',
  size: [12, 9],
  of: 'corners',
  marks: [
    [8, 1],
    [11, 1],
    [11, 4],
  ],
  slips: [
    {
      marks: [
        [7, 1],
        [10, 1],
        [10, 4],
      ],
      note: 'La figure a glissé sans se retourner.',
    },
  ],
  why: 'De l’autre côté de l’axe.',
})
const grade = (...marks: Mark[]) => gradeDrawImage(solution, { engine: 'draw-image', marks })

describe('the image of a shape', () => {
  it.each([
    [
      'from any corner and either way round',
      [
        [11, 4],
        [8, 1],
        [11, 1],
      ],
      1,
    ],
    [
      'with a corner missing',
      [
        [11, 4],
        [8, 1],
      ],
      2 / 3,
    ],
    [
      'with a corner beside',
      [
        [11, 4],
        [8, 1],
        [10, 1],
      ],
      1 / 3,
    ],
    [
      'with the same corner twice',
      [
        [11, 4],
        [11, 4],
        [8, 1],
      ],
      2 / 3,
    ],
    [
      'elsewhere',
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      0,
    ],
  ] satisfies [string, Mark[], number][])('is graded by its corners: %s', (_, marks, score) => {
    const result = grade(...marks)
    expect(result.score).toBeCloseTo(score)
    expect(result.correct).toBe(score === 1)
  })

  it('is told what was missing, what was too much, and which move it was', () => {
    expect(grade([7, 1], [10, 1], [10, 4])).toEqual({
      score: 0,
      correct: false,
      parts: {
        '7,1': { correct: false, note: 'en trop' },
        '10,1': { correct: false, note: 'en trop' },
        '10,4': { correct: false, note: 'en trop' },
        '8,1': { correct: false, note: 'il manquait' },
        '11,1': { correct: false, note: 'il manquait' },
        '11,4': { correct: false, note: 'il manquait' },
      },
      feedback:
        'Ce n’est pas encore cela : regardez les corrections, puis réessayez. La figure a glissé sans se retourner. De l’autre côté de l’axe.',
      hint: 'Ce n’est pas encore cela : regardez les corrections, puis réessayez. La figure a glissé sans se retourner.',
    })
    expect(grade([8, 1], [11, 1], [0, 0]).feedback).toMatch(/^2 sur 3, et 1 en trop : /)
  })

  it('is complete with all its marks, and what was right stays for another try', () => {
    const start = startAnswer(data)
    expect(isComplete(data, start)).toBe(false)
    const answer = {
      engine: 'draw-image' as const,
      marks: [
        [8, 1],
        [11, 1],
        [0, 0],
      ] as Mark[],
    }
    expect(isComplete(data, answer)).toBe(true)
    expect(drawImageGrading.isBlank({ engine: 'draw-image', marks: [] })).toBe(true)
    expect(retryAnswer(answer, gradeDrawImage(solution, answer))).toEqual({
      engine: 'draw-image',
      marks: [
        [8, 1],
        [11, 1],
      ],
    })
    expect(resume(data, { answer: { engine: 'draw-image', marks: [[13, 1]] }, result: null }).answer).toEqual(start)
  })

  it('gives nothing away, and is answered right, wrong, and by a pupil who is not sure', () => {
    expect(findLeaks(data, solution)).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/\[8,1\]|\[11,4\]/)
    const score = (answer: ReturnType<typeof answerRight>) =>
      answer.engine === 'draw-image' ? gradeDrawImage(solution, answer).score : undefined
    expect(score(answerRight(solution))).toBe(1)
    expect(score(answerWrong(solution, ''))).toBe(0)
    expect(score(answerUnsure(solution, ''))).toBeLessThan(1)
  })
})

describe('the cursor', () => {
  const corners = { size: [12, 9] as const, of: 'corners' as const }
  const cells = { ...corners, of: 'cells' as const }

  it.each([
    ['ArrowRight', [12, 9], corners, [12, 9]],
    ['ArrowRight', [11, 8], cells, [11, 8]],
    ['ArrowUp', [3, 3], cells, [3, 4]],
    ['ArrowDown', [3, 0], corners, [3, 0]],
    ['Home', [3, 3], corners, [0, 3]],
    ['Enter', [3, 3], corners, undefined],
  ] satisfies [string, Mark, { size: readonly [number, number]; of: 'cells' | 'corners' }, Mark | undefined][])(
    'is moved by %s from %j on the grid',
    (key, from, room, to) => {
      expect(moveCursor(key, from, room)).toEqual(to)
    },
  )

  it('goes to the nearest node, or to the cell that is touched', () => {
    expect(findMark([3.6, 2.4], corners)).toEqual([4, 2])
    expect(findMark([3.6, 2.4], cells)).toEqual([3, 2])
    expect(findMark([12.3, -1], cells)).toEqual([11, 0])
  })
})
