import { describe, expect, it } from 'vitest'
import { toWork } from './work-fields.ts'

const fields = { subject: 'Mathématiques' as const, chosen: '', title: '', criteria: '' }

describe('the work that is given', () => {
  it.each(['path', 'topic', 'homework', 'objective'] as const)('is missing while no %s is chosen', kind =>
    expect(toWork({ ...fields, kind })).toBeUndefined(),
  )

  it.each([
    [
      { kind: 'path', chosen: '12' },
      { kind: 'path', pathId: 12 },
    ],
    [
      { kind: 'topic', chosen: 'math-4-pythagore' },
      { kind: 'topic', topic: 'math-4-pythagore' },
    ],
    [
      { kind: 'homework', chosen: 'math-4-nombres', title: ' 3x + 5 = 20 ' },
      { kind: 'homework', subject: 'Mathématiques', chapterId: 'math-4-nombres', text: '3x + 5 = 20' },
    ],
    [
      { kind: 'homework', chosen: 'math-4-nombres', title: 'La figure', file: { readingId: 'r1', name: 'a.png' } },
      { kind: 'homework', subject: 'Mathématiques', chapterId: 'math-4-nombres', text: 'La figure', readingId: 'r1' },
    ],
    [
      { kind: 'objective', title: 'Lire' },
      { kind: 'objective', title: 'Lire', criteria: '' },
    ],
  ] as const)('%j is sent as %j', (chosen, work) => expect(toWork({ ...fields, ...chosen })).toEqual(work))
})
