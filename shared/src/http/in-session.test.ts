import { describe, expect, it } from 'vitest'
import { isAborted, NetworkFailure } from './errors.ts'
import { dropCalls, inSession } from './in-session.ts'

/** A call without an answer, as the browser aborts it. */
const unanswered = (theirs?: AbortSignal) => {
  const failed = inSession(
    theirs,
    signal => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ).then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error,
  )
  const soon = new Promise(resolve => setTimeout(resolve, 0, 'waits'))
  return { failed, now: () => Promise.race([failed, soon]) }
}

describe('a call of a session', () => {
  it('that is dropped says so only once the session is over', async () => {
    const { failed, now } = unanswered()
    const settle = dropCalls()
    expect(await now()).toBe('waits')
    settle(true)
    expect(isAborted(await failed)).toBe(true)
  })

  it('has lost its answer where the session stays', async () => {
    const { failed } = unanswered()
    dropCalls()(false)
    expect(await failed).toBeInstanceOf(NetworkFailure)
  })

  it('fails at once when who asked gives it up', async () => {
    const theirs = new AbortController()
    const { failed } = unanswered(theirs.signal)
    theirs.abort()
    expect(isAborted(await failed)).toBe(true)
    expect(await inSession(theirs.signal, async signal => signal.aborted)).toBe(true)
  })

  it('that begins afterwards is of the next session', async () => {
    dropCalls()
    expect(await inSession(undefined, async signal => signal.aborted)).toBe(false)
    const error = new Error('refused')
    await expect(inSession(undefined, () => Promise.reject(error))).rejects.toBe(error)
  })
})
