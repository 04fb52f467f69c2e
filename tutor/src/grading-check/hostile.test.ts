import { describe, expect, it } from 'vitest'
import { grade } from '../grade/index.ts'
import { library } from '../library.ts'
import { hostileAnswers } from './hostile-answers.ts'
import { type Asked, askedOfEachKind, drawTextQuestions } from './hostile-expected.ts'

const textQuestions = drawTextQuestions(library().packs, 60)
const ask = ({ expected, setting }: Asked, answer: string) => grade(expected, answer, setting).verdict

describe('an answer that no pupil writes', () => {
  it('gets a verdict, and never « correct », from a text question', () => {
    expect(textQuestions).toHaveLength(60)
    const verdicts = hostileAnswers.map((answer, place) =>
      ask(textQuestions[place % textQuestions.length] as Asked, answer),
    )
    expect(new Set(verdicts).has('correct')).toBe(false)
  })

  it.each(askedOfEachKind)('gets a verdict, and never « correct », where $id is asked for', asked => {
    const right = hostileAnswers.filter(answer => ask(asked, answer) === 'correct')
    expect(right.map(answer => answer.slice(0, 12))).toEqual([])
  })

  it('is not right because it begins rightly: what was not read may speak against it', () => {
    const number: Asked = { id: '', expected: { kind: 'number', value: '45' }, setting: {} }
    expect(ask(number, '45')).toBe('correct')
    expect(ask(number, `45${' .'.repeat(3000)} non, 46`)).not.toBe('correct')
    for (const { expected, setting } of textQuestions.slice(0, 5)) {
      const { verdict } = grade(expected, `${'C’est une longue histoire. '.repeat(200)} rien`, setting)
      expect(['partial', 'incorrect', 'to_review']).toContain(verdict)
    }
  })

  it('is not wrong because it begins with something else', () => {
    const name: Asked = { id: '', expected: { kind: 'exact', accepted: ['le Nil'] }, setting: {} }
    expect(ask(name, 'le Rhin')).toBe('incorrect')
    expect(ask(name, `${'le Rhin '.repeat(100)} le Nil`)).toBe('to_review')
  })
})
