import type { Solution } from './solution.ts'

type Parts = Pick<Solution, 'kind' | 'steps' | 'rule' | 'minutes' | 'answer'> & {
  asked?: string
  /** Every way to write the answer, the one a pupil types first. */
  accepted: readonly string[]
  hints: readonly string[]
}

/** A solution whose answer is words or signs, in one of some writings. */
export const writtenSolution = ({ accepted, hints, ...rest }: Parts): Solution => ({
  ...rest,
  expected: { kind: 'exact', accepted: [...new Set(accepted)] },
  typed: accepted[0] ?? '',
  hints: [...hints],
})
