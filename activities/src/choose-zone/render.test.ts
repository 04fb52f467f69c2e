import { describe, expect, it } from 'vitest'
import { isComplete, isOnFigure, resume, retryAnswer, startAnswer } from '../answering.ts'
import { printActivity } from '../print.ts'
import { answerRight, answerWrong, findLeaks } from '../simulated-pupil.ts'
import { renderChooseZone } from './render.ts'

const zones = [
  { name: 'Espagne', correct: false },
  { name: 'Pologne', correct: true },
  { name: 'Suède', correct: false },
]
const { data, solution } = renderChooseZone({
  title: 'Question 1',
  stem: 'Où est la Pologne ?',
  why: 'Parce que.',
  zones,
})

describe('a question about zones', () => {
  it('sends numbers in the order of the figure, and neither name nor solution', () => {
    expect(data).toEqual({
      engine: 'choose-zone',
      stem: 'Où est la Pologne ?',
      multiple: false,
      zones: [
        { id: 't1', text: '1' },
        { id: 't2', text: '2' },
        { id: 't3', text: '3' },
      ],
    })
    expect(findLeaks(data, solution)).toEqual([])
  })

  it('says that several are to be found where several are right', () => {
    const several = zones.map((zone, n) => ({ ...zone, correct: n < 2 }))
    expect(renderChooseZone({ title: '', stem: '', why: '', zones: several }).data.multiple).toBe(true)
  })

  it('tells a zone that says more than its number, and a question without a wrong zone', () => {
    if (data.engine !== 'choose-zone') throw new Error('another engine')
    const named = { ...data, zones: data.zones.map((zone, n) => ({ ...zone, text: zones[n]?.name ?? '' })) }
    expect(findLeaks(named, solution)).toEqual(['a zone says more than its number'])
    const all = renderChooseZone({
      title: '',
      stem: '',
      why: '',
      zones: zones.map(zone => ({ ...zone, correct: true })),
    })
    expect(findLeaks(all.data, all.solution)).toEqual(['every zone is asked for'])
  })

  it('is played by a program, right and wrong', () => {
    expect(answerRight(solution)).toEqual({ engine: 'choose-zone', chosen: ['t2'] })
    expect(answerWrong(solution, 'zzz')).toEqual({ engine: 'choose-zone', chosen: ['t1'] })
  })

  it('can be validated once a zone is chosen, and is chosen anew', () => {
    expect(isOnFigure(data)).toBe(true)
    expect(isComplete(data, startAnswer(data))).toBe(false)
    const chosen = { engine: 'choose-zone' as const, chosen: ['t1'] }
    expect(isComplete(data, chosen)).toBe(true)
    expect(retryAnswer(chosen, { score: 0, correct: false, parts: {}, feedback: '' })).toEqual(startAnswer(data))
    expect(resume(data, { answer: chosen, result: null }).answer).toEqual(chosen)
    expect(resume(data, { answer: { engine: 'choose-zone', chosen: ['t9'] }, result: null }).answer).toEqual(
      startAnswer(data),
    )
  })

  it('is ticked by number on paper', () => {
    expect(printActivity(data)).toBe('Où est la Pologne ?\n\n- ☐ zone 1\n- ☐ zone 2\n- ☐ zone 3')
  })
})
