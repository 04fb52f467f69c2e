import { describe, expect, it } from 'vitest'
import { checkReading, type Found } from './reading.ts'

const about = {
  question: 'Pourquoi la cuillère devient-elle chaude ?',
  answer: 'L’eau brûlante réchauffe le métal, la cuillère devient chaude.',
  claims: [{ idea: 0 }, { idea: 0 }, { idea: 1 }],
}
const absent = (claim: number): Found => ({ claim, status: 'absent', quote: '' })
const check = (...found: Found[]) => checkReading(found, about)

describe('a reading of an answer', () => {
  it('says an idea when one of its claims is quoted, whatever the capitals, accents and apostrophes', () => {
    const quote = "l'EAU brulante  réchauffe"
    expect(check(absent(0), { claim: 1, status: 'said', quote }, absent(2))).toEqual(['said', 'absent'])
  })

  it('contradicts an idea when one of its claims is', () => {
    const quote = 'réchauffe le métal'
    expect(check({ claim: 0, status: 'said', quote }, { claim: 1, status: 'contradicted', quote }, absent(2))).toEqual([
      'contradicted',
      'absent',
    ])
  })

  it.each([
    ['quotes what the answer does not say', 'le métal chauffe'],
    ['quotes half a word', 'réchauffe le mét'],
    ['quotes nothing', ' … '],
    ['quotes one piece after the other', 'L’eau … le métal'],
  ])('is thrown away when it %s, also what it says rightly', (_, quote) => {
    const right: Found = { claim: 0, status: 'said', quote: 'réchauffe le métal' }
    expect(check(right, absent(1), { claim: 2, status: 'said', quote })).toBeUndefined()
    expect(check(right, absent(1), { claim: 2, status: 'contradicted', quote })).toBeUndefined()
  })

  it('shows nothing with the words of the question alone', () => {
    const quote = 'la cuillère devient chaude'
    expect(check({ claim: 0, status: 'said', quote }, absent(1), absent(2))).toEqual(['absent', 'absent'])
  })

  it('is thrown away when a claim is missing, twice there, or none of them', () => {
    expect(check(absent(0), absent(1))).toBeUndefined()
    expect(check(absent(0), absent(1), absent(1))).toBeUndefined()
    expect(check(absent(0), absent(1), absent(7))).toBeUndefined()
  })
})
