import { lookup } from '@ariane/shared/catalogue'
import { approximate } from '../../maths/rational.ts'
import { valueAt } from '../../maths/value-at.ts'
import type { Exercise } from '../exercise.ts'
import { generators } from '../index.ts'
import { rng } from '../random.ts'
import { formulas } from './meaning.ts'

// Test helper: the exercises that the tests look at.
export const SEEDS = Array.from({ length: 500 }, (_, seed) => seed + 1)

export const make = (name: string, seed: number, params: Record<string, unknown> = {}) => {
  const generator = lookup(generators, name)
  if (generator === undefined) throw new Error(`no generator ${name}`)
  return generator(rng(seed), params)
}

/** Checks one exercise for each seed. */
export const each = (name: string, check: (exercise: Exercise) => void, params = {}) => {
  for (const seed of SEEDS) check(make(name, seed, params))
}

/** Every number of a statement, formulas included. */
export const numbers = (statement: string) =>
  [
    ...statement
      .replaceAll('{,}', '.')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replaceAll('\u202f', '')
      .matchAll(/-?\d+(?:\.\d+)?/g),
  ].map(Number)
/** The first formula of a statement. */
export const first = (statement: string) => formulas(statement)[0] ?? ''
/** The approximate value of an answer, without its unit. */
export const value = (answer: string) => approximate(valueAt(answer.replace(/\s?(cm|€|%|°)$/, '')))
