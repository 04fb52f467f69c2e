import type { HomeworkQuestion } from '@ariane/shared/contracts/homework'
import { describe, expect, it } from 'vitest'
import { type Exercise, findFirstLeft, findStart, go, isLocked, listSlides, type Position } from './navigation.ts'

type State = HomeworkQuestion['progress']['state']
const question = (state: State, attempts: number, steps: number): HomeworkQuestion => ({
  timer: 5,
  reformulation_question: 'Calculez',
  course: { content: 'Rappel' },
  indice: { content: 'Indice' },
  answer_step_by_step: Array.from({ length: steps }, (_, n) => ({ content: `Étape ${n + 1}` })),
  mode: 'exact',
  source: 'built-in',
  progress: { state, attempts, answer: null },
})
const open = question('open', 0, 0)
const exercise = (...questions: HomeworkQuestion[]): Exercise => ({
  title: 'Exercice 1',
  statement: 'Énoncé',
  questions,
})

/** The kinds of the slides that → leads through, a step of a correction by its number. */
function walk(exercises: Exercise[], action: 'next' | 'prev' = 'next', from: Position = { slide: 0, step: 0 }) {
  const slides = listSlides(exercises)
  const name = ({ slide, step }: Position) => {
    const { kind } = slides[slide] ?? { kind: 'nowhere' }
    return kind === 'correction' ? `step ${step}` : kind
  }
  const way = [name(from)]
  for (let at = from; ; ) {
    const next = go(exercises, slides, at, action)
    if (next === at || (next.slide === at.slide && next.step === at.step)) return way
    way.push(name(next))
    at = next
  }
}

describe('@H05 the way through a homework', () => {
  it('stops at an answer until the question was tried', () => {
    expect(walk([exercise(open)])).toEqual(['intro', 'question', 'course', 'answer'])
  })

  it('leads through each step of the correction, then to the next question', () => {
    expect(walk([exercise(question('correct', 1, 2), open)])).toEqual([
      'intro',
      'question',
      'course',
      'answer',
      'step 0',
      'step 1',
      'question',
      'course',
      'answer',
    ])
  })

  it('leaves the correction of a question out that was passed by', () => {
    expect(walk([exercise(question('skipped', 0, 0)), exercise(question('shown', 3, 1))])).toEqual([
      'intro',
      'question',
      'course',
      'answer',
      'intro',
      'question',
      'course',
      'answer',
      'step 0',
      'end',
    ])
  })

  it('goes back the same way', () => {
    const done = [exercise(question('correct', 1, 2)), exercise(question('skipped', 0, 0))]
    const end = { slide: listSlides(done).length - 1, step: 0 }
    expect(walk(done, 'prev', end)).toEqual(walk(done).reverse())
  })

  it('knows when → has to wait', () => {
    const exercises = [exercise(open)]
    expect(isLocked(exercises, listSlides(exercises), { slide: 3, step: 0 })).toBe(true)
    const tried = [exercise(question('attempted', 1, 2))]
    expect(isLocked(tried, listSlides(tried), { slide: 3, step: 0 })).toBe(false)
  })
})

describe('@H05 coming back to a homework', () => {
  const half = [exercise(question('correct', 1, 2), open)]
  const slides = listSlides(half)

  it('begins with the statement, and goes on with the first open question', () => {
    expect(findStart([exercise(open)], listSlides([exercise(open)]), null)).toEqual({ slide: 0, step: 0 })
    expect(findStart(half, slides, null)).toEqual({ slide: 5, step: 0 })
  })

  it('stays where this tab was, never beyond what is open', () => {
    expect(findStart(half, slides, { slide: 4, step: 1 })).toEqual({ slide: 4, step: 1 })
    expect(findStart(half, slides, { slide: 4, step: 9 })).toEqual({ slide: 4, step: 1 })
    expect(findStart(half, slides, { slide: 8, step: 0 })).toEqual({ slide: 5, step: 0 })
    expect(findStart(half, slides, { slide: 99, step: 0 })).toEqual({ slide: 5, step: 0 })
  })

  it('ends at the end once everything was tried, and names what is left', () => {
    const tried = [exercise(question('correct', 1, 1), question('skipped', 0, 0))]
    expect(findStart(tried, listSlides(tried), null)).toEqual({ slide: 9, step: 0 })
    expect(findFirstLeft(tried, listSlides(tried))).toBe(5)
    const done = [exercise(question('shown', 3, 1))]
    expect(findFirstLeft(done, listSlides(done))).toBeNull()
  })
})
