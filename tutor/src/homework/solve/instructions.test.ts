import { describe, expect, it } from 'vitest'
import { instructionCases } from '../../testing/cases.ts'
import { composeQuestions } from '../testing/questions.ts'

const all = instructionCases()
const plain = (text: string | null) => text?.replace(/[\u202f\u00a0]/g, ' ') ?? null

describe('instructions in the wordings that the rules were tuned on', () => {
  it('are at least 250, 40 of them to refuse', () => {
    expect(all.length).toBeGreaterThanOrEqual(250)
    expect(all.filter(({ family }) => family === 'refused').length).toBeGreaterThanOrEqual(40)
  })

  it.each(all)('are read by their task, or refused where a word is left: $statement', row => {
    const questions = composeQuestions(row.statement, row.subject)
    expect(questions.map(({ answer }) => plain(answer))).toEqual(row.results.map(plain))
  })
})
