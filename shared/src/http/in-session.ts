import { NetworkFailure } from './errors.ts'

const begin = () => {
  let end = (_isOver: boolean) => {}
  const isOver = new Promise<boolean>(resolve => {
    end = resolve
  })
  return { underWay: new Set<AbortController>(), isOver, end }
}
let session = begin()

/**
 * Makes a call of the session of now; `theirs` is the signal of who asks. One that was dropped fails as aborted once the
 * session is over, so that nothing is shown or said of it; where the session stays, its answer is lost.
 */
export async function inSession<T>(
  theirs: AbortSignal | undefined,
  make: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { underWay, isOver } = session
  const mine = new AbortController()
  const giveUp = () => mine.abort(theirs?.reason)
  if (theirs?.aborted) giveUp()
  theirs?.addEventListener('abort', giveUp, { once: true })
  underWay.add(mine)
  try {
    return await make(mine.signal)
  } catch (error) {
    if (!mine.signal.aborted || theirs?.aborted) throw error
    throw (await isOver) ? mine.signal.reason : new NetworkFailure(error)
  } finally {
    underWay.delete(mine)
  }
}

/** Drops the calls under way before the server refuses them. @returns tells those who wait for them whether the session is over */
export function dropCalls(): (isOver: boolean) => void {
  const { underWay, end } = session
  session = begin()
  for (const call of underWay) call.abort()
  return end
}
