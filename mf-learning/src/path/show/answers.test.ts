import type { PathModule } from '@ariane/shared/contracts/learning'
import { describe, expect, it } from 'vitest'
import { listAnswers } from './answers.ts'

const quiz = (stem: string) => ({ engine: 'quiz' as const, stem, multiple: false, options: [] })
const result = (made: number, correct: boolean, more: object = {}) => ({
  answer: {},
  result: {
    score: correct ? 1 : 0,
    correct,
    parts: {},
    feedback: '',
    attempts: { made, remaining: 3 - made, ...more },
  },
})
const module = (state: Record<string, unknown>) =>
  ({
    contentType: 'iframe-h5p',
    content: { link: '/f', chapters: Object.keys(state).map(id => ({ id, title: `Exercice ${id}` })) },
    activity: Object.fromEntries(Object.keys(state).map(id => [id, quiz(`**Question** ${id} ?`)])),
    progress: { seen: true, done: true, score: null, state },
  }) as unknown as PathModule

describe('what was answered in a path', () => {
  it('@U02 tells what was right at the first try, what later, and what is still open', () => {
    const modules = [
      module({ c1: result(1, true) }),
      module({ c2: result(2, true, { firstScore: 0 }), c3: result(1, false) }),
    ]
    expect(listAnswers({ modules })).toEqual([
      { slide: 0, key: 'c1', prompt: '**Question** c1 ?', first: true, rightAt: 1, remaining: 2 },
      { slide: 1, key: 'c2', prompt: '**Question** c2 ?', first: false, rightAt: 2, remaining: 1 },
      { slide: 1, key: 'c3', prompt: '**Question** c3 ?', first: false, rightAt: null, remaining: 2 },
    ])
  })

  it('@U02 leaves out what was only read, what waits, and what rules cannot judge', () => {
    const read = { answer: {}, result: { score: 1, correct: true, parts: {}, feedback: '' } }
    const waits = result(1, false)
    Object.assign(waits.result, { left: 2 })
    const unknown = result(1, false, { firstScore: null })
    expect(listAnswers({ modules: [module({ c1: read, c2: waits, c3: unknown, c4: { result: null } })] })).toEqual([])
  })
})
