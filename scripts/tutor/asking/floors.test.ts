import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeAsking } from '../judge-asking.ts'

const content = path.join(import.meta.dirname, '../../../tutor/content/cases/asking')

// The rules were tuned on all of them, and unseen-7 was read: what is measured is that nothing gets worse.
describe('labelled questions that the rules were tuned on', () => {
  it.each([
    ['labelled-development', 0.95, 0.02],
    ['development-2', 0.97, 0.01],
    ['development-3', 0.93, 0.02],
    ['development-4', 0.9, 0.035],
    ['development-8', 0.78, 0.05],
    ['development-9', 0.84, 0.034],
    ['development-10', 0.79, 0.02],
    ['development-11', 0.84, 0.042],
    ['blind-2', 0.91, 0.05],
    ['unseen-7', 0.81, 0.13],
  ])('of %s are answered usefully at least %d of the time', (name, useful, misleading) => {
    const { all, notUseful } = judgeAsking(['--cases', path.join(content, `${name}.json`)])
    const said = JSON.stringify(notUseful.map(({ id, judgement }) => `${id} ${judgement}`))
    expect(all.useful / all.questions, said).toBeGreaterThanOrEqual(useful)
    expect(all.misleading / all.questions, said).toBeLessThanOrEqual(misleading)
  })
})
