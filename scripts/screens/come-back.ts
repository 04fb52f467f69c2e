import { setTimeout as pause } from 'node:timers/promises'
import { readRetryAfter } from '../../shared/src/http/come-back.ts'

const MOST_TRIES = 10

/** Asks; where the server has too much to do, again when it says. */
export async function comeBack<T extends { status: () => number; headers: () => Record<string, string> }>(
  ask: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const seconds = readRetryAfter(answer.headers()['retry-after'])
    if (answer.status() !== 503 || seconds === undefined || tries === MOST_TRIES) return answer
    await pause(seconds * 1000)
  }
}
