import { ApiError, call } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import { type SchoolAnswer, type SchoolFailureCode, type SchoolProvider, schoolRoutes } from '../contracts/school.ts'
import { askFromKept, toKeep, writeKept } from './credentials.ts'
import { type Refreshed, readRefreshed } from './refreshed.ts'
import { followSync, runSync } from './run-sync.ts'
import { type Ended, EVERY_MS } from './schedule.ts'

/** Whose week is refreshed. `who`: the signed-in and the active user, as the device stores credentials. */
export type Refreshing = { provider: SchoolProvider; userId: string; who: string; signal: AbortSignal }

/** What passes by itself; anything else is for the pupil. */
const PASSING: readonly SchoolFailureCode[] = [
  'too_soon',
  'too_many_tries',
  'service_suspended',
  'service_busy',
  'school_closed',
  'unreachable',
  'too_slow',
  'interrupted',
  'protocol_changed',
  'pronote_changed',
]

/**
 * Synchronises with what the device keeps, unless the week is fresh already. A token serves once: its synchronisation is
 * noted before it is used, so that a page that was closed finds the next token when it opens again.
 */
export async function syncKept(of: Refreshing): Promise<Ended> {
  const { provider, userId, who, signal } = of
  const kept = readRefreshed(provider, who)
  if (!kept || kept.stopped) return { kind: 'needs_pupil' }
  if (kept.pending) {
    const answer = await findAnswer(userId, kept.pending, signal)
    const ended = answer && settle(of, kept, answer)
    // What it brought may be of yesterday.
    if (ended) return ended.kind === 'read' ? syncKept(of) : ended
  }
  if (await isFresh(of)) return { kind: 'read' }
  const id = newId()
  writeKept(provider, who, { ...kept, pending: id })
  const ask = askFromKept(provider, kept)
  return settle(of, kept, await runSync({ userId, id, ...ask, keep: true }, { signal }))
}

/** Of one that was under way when the page was closed; nothing when it is forgotten. */
async function findAnswer(userId: string, id: string, signal: AbortSignal): Promise<SchoolAnswer | undefined> {
  try {
    return await followSync({ userId, id }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Another device may have read it. */
async function isFresh({ provider, userId, signal }: Refreshing): Promise<boolean> {
  const { data } = await call(schoolRoutes.schoolSources, { userId }, { signal })
  const freshAt = data.find(source => source.provider === provider)?.freshAt
  return freshAt !== null && freshAt !== undefined && Date.now() - Date.parse(freshAt) < EVERY_MS / 2
}

function settle({ provider, who }: Refreshing, kept: Refreshed, answer: SchoolAnswer): Ended {
  // Read again: while this one was refused another tab may have got the next token.
  const { pending: _, ...rest } = readRefreshed(provider, who) ?? kept
  const given = answer.status === 'challenge' ? undefined : answer.data.keep
  if (answer.status === 'success') {
    writeKept(provider, who, toKeep(provider, askFromKept(provider, kept), given))
    return given ? { kind: 'read' } : { kind: 'needs_pupil' }
  }
  const next = given?.pronote ?? rest
  if (answer.status === 'failure' && PASSING.includes(answer.data.code)) {
    writeKept(provider, who, next)
    return { kind: 'failed', retryAfterSeconds: answer.data.retryAfterSeconds }
  }
  writeKept(provider, who, { ...next, stopped: answer.status === 'failure' ? answer.data.code : 'question' })
  return { kind: 'needs_pupil' }
}
