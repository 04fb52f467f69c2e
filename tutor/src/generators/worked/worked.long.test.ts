import { describe, expect, it } from 'vitest'
import { workedGenerators } from './index.ts'
import { checkWorked } from './testing/check-worked.ts'

const SEEDS = 240
// Reading hints as a pupil would who repeats any part of them takes most of the time.
const HINTS_EVERY = 20
const ONE_KIND = 120_000

describe('worked calculations', () => {
  it.each(Object.keys(workedGenerators))(
    '%s: graded right, wrong options refused, hints that say no answer',
    name => expect(checkWorked(name, SEEDS, HINTS_EVERY)).toEqual([]),
    ONE_KIND,
  )
})
