import type { ReadingFailure } from '@ariane/shared/contracts'

/** A file that is not read, and why. */
export class Refused extends Error {
  readonly failure: ReadingFailure
  constructor(failure: ReadingFailure) {
    super(failure)
    this.name = 'Refused'
    this.failure = failure
  }
}
