import { ApiError, call } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import { type SchoolFailureCode, schoolRoutes } from '../contracts/school.ts'
import type { SchoolOutcome } from '../contracts/school-sync.ts'
import { askFromKept, type KeptOf, toKeep, writeKept } from './credentials.ts'
import { type Refreshed, readRefreshed } from './refreshed.ts'
import { followSync, runSync } from './run-sync.ts'
import { type Ended, EVERY_MS } from './schedule.ts'

/** Which account is refreshed, for whom. */
export type Refreshing = KeptOf & { userId: string; signal: AbortSignal }

/** Of the account's token, which serves once. */
export const lockName = ({ provider, who, accountName }: KeptOf) =>
  ['ariane school', provider, who, ...(accountName ? [accountName] : [])].join(' ')

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
  // Of a document: the account is as it was.
  'file_missing',
  'file_too_large',
  'protocol_changed',
  'pronote_changed',
]

/**
 * Synchronises with what the device keeps, unless the week is fresh already. A token serves once: its synchronisation is
 * noted before it is used, so that a page that was closed finds the next token when it opens again.
 */
export async function syncKept(of: Refreshing): Promise<Ended> {
  const { provider, userId, accountName, signal } = of
  const kept = readRefreshed(of)
  if (!kept || kept.stopped) return { kind: 'needs_pupil' }
  const ended = await settlePending(of, kept)
  // What it brought may be of yesterday.
  if (ended) return ended.kind === 'read' ? syncKept(of) : ended
  if (await isFresh(of)) return { kind: 'read' }
  const id = newId()
  writeKept(of, { ...kept, pending: id })
  const ask = askFromKept(provider, kept)
  return settle(of, kept, await runSync({ userId, accountName, id, ...ask, keep: true }, { signal }))
}

/** Takes over what came of one that was under way when a page was closed; nothing when there is none. */
export async function settlePending(of: Refreshing, kept: Refreshed): Promise<Ended | undefined> {
  if (!kept.pending) return undefined
  const answer = await findAnswer(of.userId, kept.pending, of.signal)
  return answer && settle(of, kept, answer)
}

/** Of one that was under way when the page was closed; nothing when it is forgotten. */
async function findAnswer(userId: string, id: string, signal: AbortSignal): Promise<SchoolOutcome | undefined> {
  try {
    return await followSync({ userId, id }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Another device may have read it. */
async function isFresh({ provider, accountName, userId, signal }: Refreshing): Promise<boolean> {
  const { data } = await call(schoolRoutes.schoolSources, { userId }, { signal })
  const freshAt = data.find(source => source.provider === provider && source.accountName === accountName)?.freshAt
  return freshAt !== null && freshAt !== undefined && Date.now() - Date.parse(freshAt) < EVERY_MS / 2
}

/** Keeps what an answer gave for the next time, or why there is no next time by itself. */
export function settle(of: Refreshing, kept: Refreshed, answer: SchoolOutcome): Ended {
  const { provider } = of
  // Read again: while this one was refused another tab may have got the next token.
  const { pending: _, ...rest } = readRefreshed(of) ?? kept
  const given = answer.status === 'challenge' ? undefined : answer.data.keep
  if (answer.status === 'success' || answer.status === 'acted') {
    writeKept(of, toKeep(provider, askFromKept(provider, kept), given))
    return given ? { kind: 'read' } : { kind: 'needs_pupil' }
  }
  const next = { ...rest, ...(given && toKeep(provider, askFromKept(provider, rest), given)) }
  if (answer.status === 'failure' && PASSING.includes(answer.data.code)) {
    writeKept(of, next)
    return { kind: 'failed', retryAfterSeconds: answer.data.retryAfterSeconds }
  }
  writeKept(of, { ...next, stopped: answer.status === 'failure' ? answer.data.code : 'question' })
  return { kind: 'needs_pupil' }
}
