import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workedMs } from '../testing/worked-ms.ts'
import { judgeHomework } from './index.ts'
import { HomeworkQuestion } from './question.ts'
import { HOSTILE_STATEMENTS } from './testing/hostile-statements.ts'
import { composeQuestions, written } from './testing/questions.ts'

/** Each of these once took seconds. The budget, 50 ms, is measured by `npm run bench -- hostile`. */
const MOST_MS = 1000

const long = (part: string) => part.repeat(Math.ceil(12_000 / part.length)).slice(0, 12_000)
const HOSTILE = [
  '(',
  ')',
  '[',
  '9',
  'a',
  ' ',
  '\n',
  '. ',
  '? ',
  '-',
  '1 + ',
  '1) ',
  'a) b) c) ',
  'x = ',
  '| a | 1 ',
  '😀',
  '\u202e',
  '\u0000',
  'Exercice 1\n',
  'Calcule : ',
  'Calcule 2 + 3\n',
  '2 + 3 ; ',
  'finir (nous) ; ',
  '3 km en m ; ',
  'un un un coûtent ',
  'AB = 3 cm ',
  'triangle ABC tel que ',
  '12 ; 13 ; ',
  '<script>alert(1)</script>',
  '$\\frac{1}{0}$',
  '[x](javascript:alert(1))',
  '½²³⁻',
  '0/0 + ',
  '^',
  '²',
].map(part => ({ name: JSON.stringify(part), text: long(part) }))

describe('a statement of bad intent or bad luck', () => {
  it.each(HOSTILE)('is cut and answered whatever it holds: $name', ({ text }) => {
    for (const before of ['', 'Calcule ', 'Résous l’équation ', 'Convertis ', 'Conjugue au présent : ']) {
      const questions = composeQuestions(before + text)
      expect(questions.length).toBeLessThanOrEqual(60)
      for (const question of questions.slice(0, 3)) {
        HomeworkQuestion.parse(question)
        judgeHomework(question, text, 0)
      }
    }
  })

  it('is never a reason to fail, nor solved when it is noise', () => {
    const pieces = fc.constantFrom(
      ...'Calcule Résous Développe Convertis Conjugue Factorise Simplifie 2 3,5 1/2 x l O + - × ÷ = ( ) ² ^ : ; , . ? en de km m % a) 1) Exercice \n au présent nous (aller) €'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), parts => {
        for (const question of composeQuestions(parts.join(' '))) {
          HomeworkQuestion.parse(question)
          if (question.mode === 'exact') expect(question.answer).not.toBeNull()
          else expect(question.answer).toBeNull()
        }
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('shows the pupil’s own signs as they are, never as marks, formulas or links', () => {
    const [question] = composeQuestions('Explique pourquoi *a* vaut $5 et [ceci](http://x) <b>gras</b>.')
    expect(question?.reformulation_question).toBe(
      'Explique pourquoi \\*a\\* vaut \\$5 et \\[ceci\\](http://x) \\<b\\>gras\\</b\\>.',
    )
  })

  it('is nothing at all when it is empty', () => {
    expect(written('').exercises).toEqual([])
    expect(written(' \n\t ').exercises).toEqual([])
  })
})

describe('@G08 a statement of 20 000 signs that was made to keep us busy', () => {
  it.each(Object.entries(HOSTILE_STATEMENTS))('is composed without taking seconds: %s', (_, text) => {
    // What is compiled, and read from the lessons, at the first time is no work of the statement.
    const least = workedMs(attempt => written(`${text.slice(0, -1)}${attempt}`), MOST_MS)
    expect(least).toBeLessThan(MOST_MS)
  })
})

describe('signs that a reading of a picture confuses', () => {
  it.each([
    'Calcule l2 + 5.',
    'Calcule 1O × 3.',
    'Calcule 3·5 + 2.',
    'Calcule — + 5/8.',
    'Calcule 12 50 + 3.',
    'Calcule 10x10"5.',
    'Développe 2x2 + 3(x + 1).',
    'Développe 3 x (x + 1).',
    'Résous x2 - 9 = 0.',
    'Résous 3x + l = 7.',
    'Calcule 2/3².',
    'Calcule 6 ÷ 2(1 + 2).',
    'Calcule 12 ÷ 3/4/2.',
    'Calcule 007 + 1.',
    'Factorise x2 - 25.',
    'Calcule 3,5,2 + 1.',
  ])('are never mended in silence: %s', text => {
    expect(composeQuestions(text).map(({ mode }) => mode)).toEqual(['guided'])
  })
})
