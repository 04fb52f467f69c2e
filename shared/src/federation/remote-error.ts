/**
 * `invalid`: it exposes no component; `stalled`: it was loaded and drew nothing in time; `blank`: it drew, and nobody could
 * see it, or the page any more; `frozen`: it froze an earlier page and was not run.
 */
export type RemoteFailure =
  | 'unknown'
  | 'disabled'
  | 'contract'
  | 'unreachable'
  | 'invalid'
  | 'stalled'
  | 'blank'
  | 'frozen'

/**
 * Why a screen of a remote is missing. The message is for a team; the shell has the pupil's sentence. The cause is what the
 * runtime or the remote's own code threw.
 */
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
