import { describe, expect, it } from 'vitest'
import { isComplete, isOnFigure, resume, retryAnswer, startAnswer } from '../answering.ts'
import { printActivity } from '../print.ts'
import { rng } from '../random.ts'
import { answerRight, answerWrong, findLeaks } from '../simulated-pupil.ts'
import { renderLabelFigure } from './render.ts'

const labels = ['noyau', 'paroi', 'vacuole']
const render = (seed: number) => renderLabelFigure({ title: 'Une cellule', labels }, rng(seed))
const { data, solution } = render(1)
const answer = (places: Record<string, string>) => ({ engine: 'label-figure' as const, places })

describe('a figure to label', () => {
  it('sends its numbers and its labels, never in the same order', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { data: shown, solution: kept } = render(seed)
      expect(findLeaks(shown, kept)).toEqual([])
      expect(shown.engine === 'label-figure' && shown.labels.map(({ text }) => text)).not.toEqual(labels)
    }
  })

  it('knows the label of each number', () => {
    expect(solution.engine === 'label-figure' && solution.slots).toEqual(
      Object.fromEntries(
        labels.map((label, n) => [
          `t${n + 1}`,
          data.engine === 'label-figure' && data.labels.find(({ text }) => text === label)?.id,
        ]),
      ),
    )
  })

  it('is played by a program: all right, or each label at another number', () => {
    const right = answerRight(solution)
    const wrong = answerWrong(solution, 'zzz')
    if (right.engine !== 'label-figure' || wrong.engine !== 'label-figure') throw new Error('another engine')
    for (const slot of ['t1', 't2', 't3']) expect(wrong.places[slot]).not.toBe(right.places[slot])
  })

  it('can be validated once every number has a label; what was right stays', () => {
    expect(isOnFigure(data)).toBe(true)
    expect(isComplete(data, startAnswer(data))).toBe(false)
    expect(isComplete(data, answer({ t1: 'w1', t2: 'w2' }))).toBe(false)
    expect(isComplete(data, answer({ t1: 'w1', t2: 'w2', t3: 'w3' }))).toBe(true)
    const result = { score: 0, correct: false, feedback: '', parts: { t1: { correct: true }, t2: { correct: false } } }
    expect(retryAnswer(answer({ t1: 'w1', t2: 'w2' }), result)).toEqual(answer({ t1: 'w1' }))
  })

  it('goes on from a kept answer about its own numbers and labels', () => {
    const kept = { answer: answer({ t2: 'w1' }), result: null }
    expect(resume(data, kept)).toEqual(kept)
    for (const places of [{ t9: 'w1' }, { t1: 'w9' }])
      expect(resume(data, { answer: answer(places), result: null }).answer).toEqual(answer({}))
  })

  it('has lines to write on, on paper', () => {
    const shown = data.engine === 'label-figure' ? data.labels.map(({ text }) => text).join(' · ') : ''
    expect(printActivity(data)).toBe(
      `Une cellule\n\nPlacez chaque légende sur son numéro.\n\n${shown}\n\n1. ………………\n2. ………………\n3. ………………`,
    )
  })
})
