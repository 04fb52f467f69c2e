import { describe, expect, it } from 'vitest'
import { compareAnswers } from './compare-answers.ts'
import { Cases, type CutStatement } from './shapes.ts'

const answers = [{ kind: 'E', result: ['14'] }, { kind: 'G' }, { kind: 'E', words: ['rectangle', '!pas'] }]
const [labelled] = Cases.parse({
  statements: [{ id: 's', subject: 'Mathématiques', grade: '4ème', statement: '…', gold: { questions: 3, answers } }],
}).statements
const cut = (...results: (string | null)[]): CutStatement => ({
  id: 's',
  blocks: [],
  exercises: results.map(result => ({ question: '', solved: result !== null, result })),
})
const outcomes = (...results: (string | null)[]) => {
  if (!labelled) throw new Error('no case')
  return compareAnswers(labelled, cut(...results)).map(({ outcome }) => outcome)
}

describe('results and what was expected', () => {
  it('are compared one by one where as many questions were found', () => {
    expect(outcomes('$14$', null, 'Il est rectangle en A.')).toEqual(['right', 'unsolved', 'right'])
    expect(outcomes('15', 'deux', 'Il n’est pas rectangle.')).toEqual(['wrong', 'wrong', 'wrong'])
  })

  it('hold a number of a label however its decimals are written', () => {
    const [decimals] = Cases.parse({
      statements: [{ ...labelled, kind: 'E', gold: { words: ['0,25', '1500|1 500'] } }],
    }).statements
    const outcome = (result: string) => decimals && compareAnswers(decimals, cut(result))[0]?.outcome
    expect(outcome('0,25 A ; 1 500 V')).toBe('right')
    expect(outcome('0,35 A ; 1 500 V')).toBe('wrong')
  })

  it('are found in their order where a statement was cut otherwise', () => {
    expect(outcomes('14', 'rectangle en A')).toEqual(['right', 'unsolved', 'right'])
    expect(outcomes('12')).toEqual(['unsolved', 'unsolved', 'unsolved', 'wrong'])
  })

  it('are wrong where nothing may be claimed', () => {
    const refuse = { statements: [{ ...labelled, kind: 'E', gold: { result: [], refuse: true } }] }
    const [refused] = Cases.parse(refuse).statements
    expect(refused && compareAnswers(refused, cut('3')).map(({ outcome }) => outcome)).toEqual(['wrong'])
  })
})
