import { describe, expect, it } from 'vitest'
import { findAnswerFlaws } from './answers.ts'

const pack = {
  summary: { sections: [{ id: 's1', body: 'Un carré a quatre côtés égaux.' }] },
  again: [{ section: 's1', text: 'Pense à une case du damier.' }],
  reasons: [{ id: 'r1' }],
  confusions: [{ id: 'd1', between: ['carré', 'rectangle'] }],
}

describe('the parts of a pack that answer questions', () => {
  it('are right when each second explanation has its section', () => {
    expect(findAnswerFlaws(pack)).toEqual([])
  })

  it.each([
    [{ again: [{ section: 's9', text: 'Ailleurs.' }] }, 'there is no section s9'],
    [{ again: [...pack.again, ...pack.again] }, 'a section twice'],
    [{ again: [{ section: 's1', text: 'Un carré a quatre côtés égaux.' }] }, 'in the same words'],
    [{ reasons: [{ id: 'd1' }] }, 'the same id twice'],
    [{ confusions: [{ id: 'd1', between: ['carré', 'carré'] }] }, 'confused with itself'],
  ])('are refused with %j', (wrong, flaw) => {
    expect(findAnswerFlaws({ ...pack, ...wrong }).join()).toContain(flaw)
  })
})
