import { ApiError, call, isAborted, logOnly, NetworkFailure, openEvents } from '@ariane/shared/http'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { BodyOf } from '../contracts/route.ts'
import type { SchoolAnswer, SchoolStep } from '../contracts/school.ts'
import { type SchoolOutcome, SchoolSyncEvent, schoolSyncRoutes } from '../contracts/school-sync.ts'

/** A synchronisation: its id is chosen here, and whoever has it comes back to it. */
export type SyncWish = Omit<BodyOf<typeof schoolSyncRoutes.startSchoolSync>, 'keep'> & { keep?: boolean }
/** Who waits for a synchronisation. */
export type SyncWatch = { signal: AbortSignal; onStep?: (step: SchoolStep) => void }

const WAIT_MS = { first: 500, last: 8000 }
/** Connections lost one after the other before it is given up; what runs there goes on. */
const MAX_LOST = 8

/**
 * Begins a synchronisation and waits for its answer, also across lost connections. Who leaves only stops waiting.
 * @throws what `call` throws
 */
export async function runSync(wish: SyncWish, watch: SyncWatch): Promise<SchoolAnswer> {
  const { signal } = watch
  await persist(signal, () => call(schoolSyncRoutes.startSchoolSync, wish, { signal }))
  const outcome = await followSync({ userId: wish.userId, id: wish.id }, watch)
  if (outcome.status === 'acted') throw new Error('a synchronisation ended as something else')
  return outcome
}

/** Ends a synchronisation, if it runs; what it read until then is not saved. */
export const stopSync = (one: { userId: string; id: string }): void =>
  void call(schoolSyncRoutes.stopSchoolSync, one).catch((error: unknown) => logOnly('school', error))

/** Waits for the answer of one that was begun before. @throws what `call` throws; 404 when there is none */
export function followSync(one: { userId: string; id: string }, { signal, onStep }: SyncWatch): Promise<SchoolOutcome> {
  let step: SchoolStep | undefined
  return persist(signal, async () => {
    const bytes = await openEvents(schoolSyncRoutes.followSchoolSync, one, signal)
    const texts = bytes.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { data } of readAll(texts)) {
      const event = SchoolSyncEvent.parse(JSON.parse(data))
      if (event.kind === 'answer') return event.answer
      if (event.kind === 'step' && event.step !== step && !signal.aborted) {
        step = event.step
        onStep?.(step)
      }
    }
    throw new NetworkFailure('the events ended before the answer')
  })
}

/** Not every browser iterates over a stream. */
async function* readAll<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Again after a lost connection, later and later; a refusal is one. */
export async function persist<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let lost = 0, wait = WAIT_MS.first; ; lost++, wait = Math.min(wait * 2, WAIT_MS.last)) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || isAborted(error) || error instanceof ApiError || lost >= MAX_LOST) throw error
    }
    await new Promise(resolve => setTimeout(resolve, wait))
    signal.throwIfAborted()
  }
}
