import { type MaterialFor, render } from '@ariane/activities/api'
import { ActivityAnswer, ActivityData } from '@ariane/activities/shape'
import { answerRight, answerWrong, findLeaks } from '@ariane/activities/simulated-pupil'
import { describe, expect, it } from 'vitest'
import { steps } from '../../figures/canvas/numbers.ts'
import { drawFigure, findFigureFlaws } from '../../figures/draw-figure.ts'
import { climateSteps } from '../../figures/kinds/climate.ts'
import type { Figure } from '../../figures/schema.ts'
import { drawImage, findImageFlaws, hideImage } from '../../figures/tasks/draw-image.ts'
import { clearFigure, findPlacingFlaws, placePoints } from '../../figures/tasks/place-points.ts'
import { findReadingFlaws, hideValues, readValues } from '../../figures/tasks/read-values.ts'
import { gradeAnswer } from '../../grade/answer.ts'
import { generators } from '../index.ts'
import { rng } from '../random.ts'
import { type ExerciseFor, figureGenerators } from './index.ts'

const SEEDS = Array.from({ length: process.env.FULL ? 1000 : 200 }, (_, seed) => seed + 1)
const span = ({ min, max, step }: { min: number; max: number; step: number }) => steps({ min, max, step })

/** The numbers that stand along the axes of a figure, and what a graduation is worth where its text says so. */
const listAxisNumbers = (figure: Figure): number[] => {
  switch (figure.kind) {
    case 'axes':
      return [0, ...span({ ...figure.x, step: figure.x.step / figure.x.fine }), ...span(figure.y)]
    case 'protractor':
      return [0, ...span({ min: 0, max: 180, step: 10 })]
    case 'instrument':
      return [figure.step, figure.every, ...span({ ...figure, step: figure.step * figure.every })]
    case 'number-line':
      return [figure.step, ...span({ ...figure, step: figure.step * figure.every })]
    case 'chart':
      return figure.axis ? [figure.axis.step, figure.axis.fine, ...span(figure.axis)] : []
    case 'histogram':
      return [...figure.bounds, ...span({ min: 0, max: Math.max(...figure.values) + figure.step, step: figure.step })]
    case 'climate': {
      const { low, top, step } = climateSteps(figure)
      const rain = span({ min: low, max: top, step })
      return [step, step / 2, ...rain, ...rain.map(value => value / 2)]
    }
    case 'wave':
      return span({ ...figure, min: 0 })
    default:
      return []
  }
}

const numbersIn = (text: string) =>
  [...text.replaceAll('\u202f', '').matchAll(/[−-]?\d+(?:,\d+)?/g)].map(([number]) =>
    Number(number.replace('−', '-').replace(',', '.')),
  )
/** What is written on a drawing. */
const drawn = (svg: string) =>
  [...svg.matchAll(/>([^<>]+)<\/(?:text|tspan)>/g)].map(([, text = '']) => text).join(' ; ')

const play = <E extends 'read-value' | 'place-point' | 'draw-image'>(
  engine: E,
  material: MaterialFor<E>,
  seed: number,
) => {
  const { data, solution } = render<E>(engine, material, rng(seed))
  expect(ActivityData.parse(data)).toEqual(data)
  expect(findLeaks(data, solution)).toEqual([])
  const right = ActivityAnswer.parse(answerRight(solution))
  expect(gradeAnswer(solution, right)).toMatchObject({ score: 1, correct: true })
  expect(gradeAnswer(solution, answerWrong(solution, ''))).toMatchObject({ score: 0, correct: false })
  return { data, solution }
}

it('no generator is called like one of exercises', () => {
  const names = Object.values(figureGenerators).flatMap(known => Object.keys(known))
  expect(names.filter(name => Object.hasOwn(generators, name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(20)
})

describe.each(Object.entries(figureGenerators['read-value']))('%s', (_, generator) => {
  it('asks for values that can be read, are told by nothing but graduations, and are graded', {
    timeout: 60_000,
  }, () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const exercise: ExerciseFor<'read-value'> = generator(rng(seed), {})
      const where = `${seed}: ${JSON.stringify(exercise)}`
      const { figure, task } = exercise
      expect(findReadingFlaws(figure, task), where).toEqual([])
      const shown = hideValues(figure)
      expect(findFigureFlaws(shown), where).toEqual([])
      const view = drawFigure({ asked: shown, targets: [] })
      expect(view.scale, where).toBeDefined()
      play('read-value', readValues(figure, task), seed)
      const known = [...listAxisNumbers(shown), ...numbersIn(`${task.question} ${task.ask.map(one => one.question)}`)]
      expect(
        numbersIn(drawn(view.svg)).filter(number => !known.includes(number)),
        where,
      ).toEqual([])
      const counts = /\d+ graduations|\d+r?e graduation|[\d,]+ motifs|hauteur \d+ %|Courbe \d/g
      expect(
        numbersIn(view.text.replaceAll(counts, '')).filter(number => !known.includes(number)),
        where,
      ).toEqual([])
      seen.add(JSON.stringify(exercise))
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})

describe.each(Object.entries(figureGenerators['place-point']))('%s', (_, generator) => {
  it('asks for points that have a place, none of which is drawn, and they are graded', { timeout: 60_000 }, () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const exercise: ExerciseFor<'place-point'> = generator(rng(seed), {})
      const where = `${seed}: ${JSON.stringify(exercise)}`
      const { figure, task } = exercise
      expect(findPlacingFlaws(figure, task), where).toEqual([])
      const shown = clearFigure(figure, task)
      expect(findFigureFlaws(shown), where).toEqual([])
      const view = drawFigure({ asked: shown, targets: [] })
      expect(view.scale?.x, where).toBeDefined()
      for (const { name } of task.points) expect(drawn(view.svg), where).not.toMatch(new RegExp(`(^| )${name}( |$)`))
      play('place-point', placePoints(figure, task), seed)
      seen.add(JSON.stringify(exercise))
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})

describe.each(Object.entries(figureGenerators['draw-image']))('%s', (_, generator) => {
  it('asks for an image that stays on the grid, is not drawn, and is graded', { timeout: 60_000 }, () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const exercise: ExerciseFor<'draw-image'> = generator(rng(seed), {})
      const where = `${seed}: ${JSON.stringify(exercise)}`
      const { figure, task } = exercise
      expect(findImageFlaws(figure, task), where).toEqual([])
      const shown = hideImage(figure)
      expect(findFigureFlaws(shown), where).toEqual([])
      const view = drawFigure({ asked: shown, targets: [] })
      expect(view.text, where).not.toContain('Image')
      const material = drawImage(figure, task)
      // A shape that is its own image would be answered before it is asked.
      expect(material.slips.length, where).toBeGreaterThan(0)
      play('draw-image', material, seed)
      seen.add(JSON.stringify(exercise))
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})
