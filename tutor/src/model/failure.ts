/** Why a model gave nothing that can be used. */
export type ModelTrouble = 'unreachable' | 'busy' | 'refused' | 'too_slow' | 'wrong_shape' | 'resting' | 'cancelled'

/** A call to a model that ended without a usable answer; the message never quotes what was sent or received. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble

  constructor(trouble: ModelTrouble) {
    super(`the model gave nothing: ${trouble}`)
    this.name = 'ModelFailure'
    this.trouble = trouble
  }
}

/** Told of every failure that was made up for without the pupil noticing: the error, and what was left undone. */
export type ReportFailure = (error: unknown, message: string) => void
