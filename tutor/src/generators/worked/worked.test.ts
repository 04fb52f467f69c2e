import { describe, expect, it } from 'vitest'
import { workedGenerators } from './index.ts'
import { checkWorked } from './testing/check-worked.ts'

const SEEDS = 6
const ONE_KIND = 60_000
/** Reading hints as a pupil would who repeats any part of them takes long: the long test does. */
const NO_HINTS = 1000

describe('worked calculations', () => {
  it.each(Object.keys(workedGenerators))(
    '%s: graded right, wrong options refused, hints that say no answer',
    name => expect(checkWorked(name, SEEDS, NO_HINTS)).toEqual([]),
    ONE_KIND,
  )
})
