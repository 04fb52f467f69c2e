import { describe, expect, it } from 'vitest'
import { PROMPTS } from './status-rules.ts'

describe('what a pupil says of an objective', () => {
  it.each([
    ['success', 'in_progress'],
    ['progress', 'in_progress'],
    ['effort', 'started'],
    ['succeeded', 'finished'],
    ['failed', 'failed'],
  ] as const)('%s sets %s', (prompt, report) => expect(PROMPTS[prompt].report).toBe(report))

  it('fails with the sentence of a criterion or of the final evaluation', () => {
    expect(Object.values(PROMPTS).map(({ alert }) => alert)).toEqual([
      'report',
      'report',
      'report',
      'evaluation',
      'evaluation',
    ])
  })
})
