import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeAsking } from '../judge-asking.ts'

const content = path.join(import.meta.dirname, '../../../tutor/content/cases/asking')

// The rules were tuned on all of them: what is measured is that nothing gets worse.
describe('labelled questions that the rules were tuned on', () => {
  it.each([
    ['labelled-development', 0.94, 0.02],
    ['development-2', 0.94, 0.015],
    ['development-3', 0.9, 0.03],
  ])('of %s are answered usefully at least %d of the time', (name, useful, misleading) => {
    const { all, notUseful } = judgeAsking(['--cases', path.join(content, `${name}.json`)])
    const said = JSON.stringify(notUseful.map(({ id, judgement }) => `${id} ${judgement}`))
    expect(all.useful / all.questions, said).toBeGreaterThanOrEqual(useful)
    expect(all.misleading / all.questions, said).toBeLessThanOrEqual(misleading)
  })
})
