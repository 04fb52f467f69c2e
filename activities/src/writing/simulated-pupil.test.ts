import { describe, expect, it } from 'vitest'
import { writingPupil } from './simulated-pupil.ts'
import { WritingSolution } from './solution.ts'

const solution = WritingSolution.parse({
  engine: 'writing',
  expected: { kind: 'exact', accepted: ['mein'] },
  model: 'mein',
  lang: 'de',
  question: 'Complétez.',
})
const findLeaks = (question: string, hint?: string) =>
  writingPupil.leaks?.({ engine: 'writing', size: 'line', lang: 'de', question, hint }, solution).filter(Boolean)

describe('a question to be answered in words', () => {
  it('may list the forms to choose from, or give the sentence to copy from', () => {
    expect(findLeaks('Complétez : « Das ist … Vater. » Choisissez entre : mein, meine.')).toEqual([])
    expect(findLeaks('« Das ist mein Vater. » Recopiez le déterminant.')).toEqual([])
  })

  it('tells its answer elsewhere, and in its help always', () => {
    expect(findLeaks('« Das ist mein Vater. » Quel est le déterminant ?')).toHaveLength(1)
    expect(findLeaks('Complétez. Choisissez entre : mein, meine.', 'C’est mein.')).toHaveLength(1)
  })
})
