import { atom } from 'nanostores'
import { ApiError, NetworkFailure } from './errors.ts'
import { readKeptFor } from './kept-for.ts'

/** When the oldest thing that is shown in place of today's was read; null while answers come from the server. */
export const $seenAt = atom<number | null>(null)

/** Loaded at the first use: most devices keep nothing. */
const load = () => import(/* webpackChunkName: "kept" */ './kept-store.ts')

/** Work on the device's store; one that refuses or is blocked gives nothing. */
async function attempt<T>(work: (library: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await load())
  } catch {
    return undefined
  }
}

const isAway = (error: unknown) => error instanceof NetworkFailure || (error instanceof ApiError && error.status >= 500)
const isGone = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status)

/** By who asks, about whom, and what: another pupil is another key. */
function keyOf(uid: string, call: string, body: Record<string, unknown>): string {
  const pupil = typeof body.userId === 'string' ? body.userId : uid
  return [uid, pupil, call, JSON.stringify(body)].join(' ')
}

/**
 * Asks the server; where there is no way to it, the last answer that this device has stands in, if somebody asked it to
 * keep his things and he is the one who is here. A refusal takes what was kept away.
 */
export async function orKept(
  call: string,
  body: Record<string, unknown>,
  ask: () => Promise<unknown>,
  now: () => number = Date.now,
): Promise<unknown> {
  const before = readKeptFor()
  if (!before?.isOpen) return ask()
  const key = keyOf(before.uid, call, body)
  try {
    const answer = await ask()
    $seenAt.set(null)
    // A sign-out meanwhile took everything away: nothing comes after it.
    if (isStill(before.uid)) void attempt(({ keepAnswer }) => keepAnswer(key, { at: now(), answer }))
    return answer
  } catch (error) {
    if (isGone(error)) void attempt(({ dropAnswer }) => dropAnswer(key))
    const kept =
      isAway(error) && isStill(before.uid) ? await attempt(({ readAnswer }) => readAnswer(key, now())) : undefined
    if (!kept) throw error
    $seenAt.set(Math.min($seenAt.get() ?? kept.at, kept.at))
    return kept.answer
  }
}

function isStill(uid: string): boolean {
  const kept = readKeptFor()
  return kept?.isOpen === true && kept.uid === uid
}

/** Takes every kept answer off the device. */
export async function forgetAnswers(): Promise<void> {
  $seenAt.set(null)
  await attempt(({ dropAnswers }) => dropAnswers())
}
