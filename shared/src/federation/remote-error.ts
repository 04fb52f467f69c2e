/** `invalid`: what it exposes is no component; `stalled`: it was loaded and drew nothing in time. */
export type RemoteFailure = 'unknown' | 'disabled' | 'contract' | 'unreachable' | 'invalid' | 'stalled'

/** Why a screen of a remote is not there. The message is for a team; the pupil's sentence is the shell's. */
export class RemoteError extends Error {
  readonly failure: RemoteFailure
  readonly remote: string

  constructor(failure: RemoteFailure, remote: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RemoteError'
    this.failure = failure
    this.remote = remote
  }
}
