import { describe, expect, it } from 'vitest'
import type { ActivityResult } from '../result.ts'
import type { ActivityAnswer, ActivityData } from '../shape.ts'
import { isFirstMiss, withoutAnswers } from './first-miss.ts'

const option = (id: string) => ({ id, text: id })
const quiz = (...ids: string[]): ActivityData => ({
  engine: 'quiz',
  stem: 'Laquelle ?',
  multiple: false,
  options: ids.map(option),
})
const missed: ActivityResult = {
  score: 0,
  correct: false,
  parts: { a: { correct: false, expected: 'à ne pas cocher' }, b: { correct: false, expected: 'à cocher' } },
  feedback: 'Ce n’est pas la bonne réponse. C’est b, parce que…',
  hint: 'Ce n’est pas la bonne réponse.',
  attempts: { made: 1, remaining: 2 },
}

const chosen = { engine: 'quiz' as const, chosen: ['a'] }

describe('a first miss', () => {
  it('@U02 @U08 tells nothing of the answer that was not given', () => {
    const shown = withoutAnswers(chosen, missed)
    expect(shown.parts).toEqual({ a: { correct: false } })
    expect(shown.feedback).toBe('Ce n’est pas la bonne réponse.')
    expect(JSON.stringify(shown)).not.toContain('C’est b')
  })

  it('@U08 @B02 does not light the zone that was asked for', () => {
    const shown = withoutAnswers({ engine: 'choose-zone', chosen: ['a'] }, missed)
    expect(shown.parts).toEqual({ a: { correct: false } })
  })

  it('@U08 keeps what was right and what kind of error it was, also where words are written', () => {
    const parts = { '1:0': { correct: true }, '1:1': { correct: false, expected: 'mangé', note: 'Accord' } }
    const shown = withoutAnswers({ engine: 'cloze', gaps: {} } as never, { ...missed, parts, model: 'mangé' })
    expect(shown.parts).toEqual({ '1:0': { correct: true }, '1:1': { correct: false, note: 'Accord' } })
    expect(shown.model).toBeUndefined()
  })

  it('@U08 @B02 shows on a figure what was placed or marked, and not where it belongs', () => {
    const placed = { p1: { correct: false, expected: '3 graduations après 0', note: 'Presque', spot: { x: 3 } } }
    const place = { engine: 'place-point' as const, places: { p1: [4] } }
    expect(withoutAnswers(place, { ...missed, parts: placed }).parts).toEqual({
      p1: { correct: false, note: 'Presque' },
    })
    const marked = { '1,2': { correct: true }, '0,0': { correct: false }, '3,4': { correct: false } }
    const marks: ActivityAnswer = {
      engine: 'draw-image',
      marks: [
        [1, 2],
        [0, 0],
      ],
    }
    expect(withoutAnswers(marks, { ...missed, parts: marked }).parts).toEqual({
      '1,2': { correct: true },
      '0,0': { correct: false },
    })
    const zones = { z1: { correct: false, expected: 'Lyon' }, z2: { correct: false, expected: 'Paris' } }
    const chosen = { engine: 'choose-zone' as const, chosen: ['z1'] }
    expect(withoutAnswers(chosen, { ...missed, parts: zones }).parts).toEqual({ z1: { correct: false } })
  })

  it.each([
    ['of three options', quiz('a', 'b', 'c'), {}, true],
    ['of two options, where the other one is the answer', quiz('a', 'b'), {}, false],
    ['that is right', quiz('a', 'b', 'c'), { correct: true }, false],
    ['tried twice', quiz('a', 'b', 'c'), { attempts: { made: 2, remaining: 1 } }, false],
    ['that was the last attempt', quiz('a', 'b', 'c'), { attempts: { made: 1, remaining: 0 } }, false],
    ['where nothing counts', quiz('a', 'b', 'c'), { attempts: undefined }, false],
    ['that waits for other parts', quiz('a', 'b', 'c'), { left: 2 }, false],
    ['that rules cannot judge', quiz('a', 'b', 'c'), { verdict: 'to_review' as const }, false],
  ])('@U02 an answer %s (%#)', (_, data, more, expected) => {
    expect(isFirstMiss(data, { ...missed, ...more } as ActivityResult)).toBe(expected)
  })

  it('@U08 tells neither a zone nor a mark that was not given', () => {
    const parts = { a: { correct: false, expected: 'le foie' }, b: { correct: false, expected: 'l’estomac' } }
    expect(withoutAnswers({ engine: 'choose-zone', chosen: ['a'] }, { ...missed, parts }).parts).toEqual({
      a: { correct: false },
    })
    expect(withoutAnswers({ engine: 'draw-image', marks: [] }, { ...missed, parts }).parts).toEqual({})
  })
})
