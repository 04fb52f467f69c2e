import { describe, expect, it } from 'vitest'
import { averageScore, isFinished, resumeAt, toPercent, toStatus } from './path.ts'

const done = { seen: true, done: true }
const begun = { seen: true, done: false }
const untouched = { seen: false, done: false }

describe('where a pupil stands in a path', () => {
  it.each([
    [0, 5, 0],
    [1, 3, 33],
    [2, 3, 67],
    [5, 5, 100],
    [0, 0, 0],
  ])('%i of %i modules are %i percent', (finished, total, percent) => {
    expect(toPercent(finished, total)).toBe(percent)
  })

  it.each([
    [false, 0, 'to_do'],
    [true, 0, 'generated'],
    [true, 67, 'generated'],
    [true, 100, 'done'],
  ] as const)('a path whose opening is %s at %i percent is %s', (opened, percent, status) => {
    expect(toStatus(opened, percent)).toBe(status)
  })

  it.each([
    ['begins at the first slide', [untouched, untouched], 0],
    ['goes on with the slide that was left', [done, begun, untouched], 1],
    ['goes on with the last slide that was left', [begun, begun, untouched], 1],
    ['goes to the next slide when all seen ones are done', [done, done, untouched], 2],
    ['starts over when all is done', [done, done], 0],
    ['has nowhere to go in an empty path', [], 0],
  ])('%s', (_, modules, index) => {
    expect(resumeAt(modules)).toBe(index)
  })

  it.each([
    ['a text that was read is finished', [], [], true, true],
    ['a text that was not read is not', [], [], false, false],
    ['an activity that was only seen is not', ['c1'], [], true, false],
    ['an activity answered in part is not', ['c1', 'c2'], ['c1'], true, false],
    ['an activity answered in full is finished', ['c1', 'c2'], ['c2', 'c1'], true, true],
  ])('%s', (_, asked, answered, read, finished) => {
    expect(isFinished(asked, answered, read)).toBe(finished)
  })

  it('shows the mean of the scores of the first tries, and none before the first answer', () => {
    expect(averageScore({ c1: 1, c2: 0.5 })).toBe(0.75)
    expect(averageScore({})).toBeNull()
    expect(averageScore({ c1: 1, c2: null })).toBe(1)
    expect(averageScore({ c1: null })).toBeNull()
  })
})
