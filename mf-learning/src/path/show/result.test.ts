import type { PathModule } from '@ariane/shared/contracts/learning'
import { describe, expect, it } from 'vitest'
import { computeResult } from './result.ts'

const module = (done: boolean, score: number | null) =>
  ({ progress: { seen: true, done, score, state: {} } }) as PathModule

describe('the end of a path', () => {
  it('gives the mean of what was answered', () => {
    expect(computeResult({ percent: 100, modules: [module(true, null), module(true, 1), module(true, 0.5)] })).toEqual({
      score: 75,
      percent: 100,
      left: 0,
      firstLeft: 0,
      answered: 2,
    })
  })

  it('says what is left and where', () => {
    expect(
      computeResult({ percent: 33, modules: [module(true, null), module(false, null), module(false, 0.2)] }),
    ).toEqual({
      score: 20,
      percent: 33,
      left: 2,
      firstLeft: 1,
      answered: 0,
    })
  })

  it('counts the steps with answers, which points are for, also where rules cannot score them', () => {
    const inWords = { ...module(true, null).progress, answered: true }
    const modules = [module(true, null), module(true, 0), { progress: inWords } as PathModule]
    expect(computeResult({ percent: 100, modules }).answered).toBe(2)
  })

  it('has no score without a question', () => {
    expect(computeResult({ percent: 100, modules: [module(true, null)] }).score).toBeNull()
  })
})
