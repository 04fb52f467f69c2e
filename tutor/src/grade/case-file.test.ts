import { describe, expect, it } from 'vitest'
import { gradeCases, summarize } from './case-file.ts'

const cases = [
  {
    id: 'n',
    type: 'number',
    question: '?',
    expected: { value: 0.0000045, form: 'scientific' },
    answer: '4,5 × 10^-6',
    gold: 'correct',
  },
  { id: 'a', type: 'algebra', expected: { expr: '(x-3)(x+3)', form: 'factored' }, answer: 'x² - 9', gold: 'incorrect' },
  { id: 'e', type: 'equation', expected: { solutions: ['5'] }, answer: 'x = 15/3', gold: 'partial' },
  {
    id: 't',
    type: 'text',
    expected: { ideas: [{ anyOf: ['photosynthese'] }], min: 1 },
    answer: 'la photosintèse',
    gold: 'correct',
  },
  {
    id: 'min',
    type: 'text',
    expected: { ideas: [{ anyOf: ['fer'] }, { anyOf: ['cuivre'] }], min: 1 },
    answer: 'le fer',
    gold: 'correct',
  },
  {
    id: 'c',
    type: 'conjugation',
    expected: { verb: 'finir', tense: 'IMPARFAIT', person: 3 },
    answer: 'nous finissions',
    gold: 'correct',
  },
  { id: 'tr', type: 'translation', expected: { accepted: ['I have a dog'] }, answer: "I've a dog.", gold: 'correct' },
  {
    id: 'd',
    type: 'dictation',
    expected: { text: 'Il a plu toute la journée.' },
    answer: 'Il à plu toute la journée.',
    gold: 'partial',
  },
  { id: 'x', type: 'exact', expected: { accepted: ['Nil'] }, answer: 'le Nil' },
  { id: 'def', type: 'definition', expected: { term: 'roi', definition: 'chef' }, answer: 'chef' },
  { id: 'f', type: 'free', expected: { criteria: ['a', 'b'] }, answer: 'un texte' },
]

describe('a file of cases', () => {
  it('is graded case by case, whatever the type', () => {
    const { judged, refused } = gradeCases({ note: '', cases })
    expect(refused).toEqual([])
    expect(judged.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
    expect(judged.filter(({ gold, verdict }) => gold && gold !== verdict)).toEqual([])
    expect(summarize(judged)).toMatchObject({
      cases: 11,
      withGold: 8,
      decidedWithGold: 8,
      rightAmongDecided: 8,
      wrongToldCorrect: 0,
      correctToldIncorrect: 0,
    })
  })

  it('tells the errors that matter apart', () => {
    const graded = (verdict: 'correct' | 'partial' | 'incorrect', gold: 'correct' | 'partial' | 'incorrect') =>
      ({ id: '', type: 'number', score: 0, feedback: '', verdict, gold }) as const
    expect(
      summarize([
        graded('correct', 'incorrect'),
        graded('correct', 'partial'),
        graded('incorrect', 'correct'),
        graded('partial', 'correct'),
      ]),
    ).toMatchObject({
      wrongToldCorrect: 1,
      partialToldCorrect: 1,
      correctToldIncorrect: 1,
      correctToldPartial: 1,
      rightAmongDecided: 0,
    })
  })

  it('counts the answers that are asked back', () => {
    const one = { id: '', type: 'text', score: 0, feedback: '', verdict: 'to_review' } as const
    const ask = { text: 'Laquelle voulez-vous dire ?', options: [] }
    expect(summarize([one, { ...one, asks: [ask] }])).toMatchObject({ cases: 2, decided: 0, asked: 1 })
  })

  it('names what it cannot read and goes on', () => {
    const { judged, refused } = gradeCases([
      { id: 'unknown', type: 'poem', expected: {}, answer: '' },
      { id: 'no-answer', type: 'number', expected: { value: 3 } },
      { id: 'no-value', type: 'number', expected: {}, answer: '3' },
      { id: 'proto', type: '__proto__', expected: {}, answer: '3' },
      'not a case',
      null,
      { id: 'good', type: 'number', expected: { value: 3 }, answer: '3' },
    ])
    expect(judged).toMatchObject([{ id: 'good', verdict: 'correct' }])
    expect(refused.map(({ id }) => id)).toEqual(['unknown', 'no-answer', 'no-value', 'proto', 'n° 5', 'n° 6'])
    expect(refused[0]?.problem).toContain('unknown type "poem"')
    expect(refused[1]?.problem).toContain('answer')
  })
})

describe('a case that names a question of a pack', () => {
  const question = { pack: 'math-6-aires', questionId: 'q1' }

  it('is graded by what the pack expects', () => {
    const { judged, refused } = gradeCases([
      { id: 'right', ...question, answer: '84 m²', gold: 'correct' },
      { id: 'wrong', ...question, answer: '63 m²' },
    ])
    expect(refused).toEqual([])
    expect(judged.map(({ id, verdict, gold }) => [id, verdict, gold])).toEqual([
      ['right', 'correct', 'correct'],
      ['wrong', 'incorrect', undefined],
    ])
  })

  it('is refused by name when there is no such pack or question', () => {
    const { refused } = gradeCases([
      { id: 'a', pack: 'math-6-nulle-part', questionId: 'q1', answer: '1' },
      { id: 'b', pack: 'math-6-aires', questionId: 'q99', answer: '1' },
    ])
    expect(refused).toEqual([
      { id: 'a', problem: 'there is no pack math-6-nulle-part' },
      { id: 'b', problem: 'math-6-aires has no question q99' },
    ])
  })
})
