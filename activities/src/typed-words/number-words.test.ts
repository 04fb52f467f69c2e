import { describe, expect, it } from 'vitest'
import { speakGrading } from '../speak/grade.ts'
import { numberWord } from './number-words.ts'

describe('a number in words', () => {
  it.each([
    ['fr', 7, 'sept'],
    ['fr', 17, 'dix-sept'],
    ['fr', 21, 'vingt et un'],
    ['fr', 30, 'trente'],
    ['fr', 70, 'soixante-dix'],
    ['fr', 71, 'soixante et onze'],
    ['fr', 77, 'soixante-dix-sept'],
    ['fr', 80, 'quatre-vingts'],
    ['fr', 81, 'quatre-vingt-un'],
    ['fr', 90, 'quatre-vingt-dix'],
    ['fr', 99, 'quatre-vingt-dix-neuf'],
    ['en', 12, 'twelve'],
    ['en', 42, 'forty-two'],
    ['es', 22, 'veintidós'],
    ['es', 35, 'treinta y cinco'],
    ['de', 21, 'einundzwanzig'],
    ['de', 60, 'sechzig'],
    ['de', 100, 'hundert'],
    ['en', 101, undefined],
  ] as const)('%s %i is %s', (lang, n, words) => expect(numberWord(n, lang)).toBe(words))
})

describe('@Q01 what was said', () => {
  const grade = (accepted: string, said: string, lang: 'en' | 'es' | 'de' | 'fr' = 'en') => {
    const solution = { engine: 'speak' as const, lang, words: { a: [accepted] } }
    return speakGrading.grade(solution as never, { engine: 'speak', said: { a: said } } as never, {} as never).score
  }
  it.each([
    ['seven', '7', 'en'],
    ['twenty-one', '21', 'en'],
    ['twenty-one', 'twenty one', 'en'],
    ['I am eleven years old', 'I am 11 years old', 'en'],
    ['treinta y cinco', '35', 'es'],
    ['einundzwanzig', '21', 'de'],
    ['7', 'sept', 'fr'],
  ] as const)('« %s » may read « %s »', (accepted, said, lang) => expect(grade(accepted, said, lang)).toBe(1))

  it('is shown as it is written', () => {
    const solution = { engine: 'speak' as const, lang: 'en' as const, words: { a: ['twenty-one'] } }
    const result = speakGrading.grade(solution, { engine: 'speak', said: { a: '22' } }, {} as never)
    expect(result.parts).toMatchObject({ a: { correct: false, expected: 'twenty-one' } })
  })

  it.each([
    ['seven', '8'],
    ['seventy', '17'],
    ['seven', '7.5'],
  ])('« %s » is not « %s »', (accepted, said) => expect(grade(accepted, said)).toBe(0))
})
