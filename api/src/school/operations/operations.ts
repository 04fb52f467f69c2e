import type { SchoolAnswer, SchoolOutcome, SchoolStep, SchoolSyncEvent } from '@ariane/shared/contracts'
import type { Listen } from '../../platform/db/notices.ts'
import { fail } from '../../platform/errors.ts'
import { describeError } from '../../platform/log.ts'
import type { SyncPorts } from '../ports.ts'
import { createSigns } from './signs.ts'
import { type Owner, operationKey, operationStore, SIGNS } from './store.ts'

/** Longer than any synchronisation takes: whoever ran it has died. */
const LONGEST_MS = 170_000
const BEAT_MS = 15_000

/** What operations are built from. */
export interface OperationPorts extends Pick<SyncPorts, 'db' | 'log' | 'now' | 'sealWith'> {
  listen: Listen
  beatMs?: number
}

/** What an operation does. */
type Work = (during: { signal: AbortSignal; onStep(step: SchoolStep): Promise<void> }) => Promise<SchoolOutcome>

const interrupted: SchoolAnswer = { status: 'failure', data: { provider: null, code: 'interrupted' } }

/**
 * Synchronisations that go on without their caller. What the pupil typed lives in the memory of the process that took the
 * call; how far it is, and the answer, are for every process.
 */
export function schoolOperations({ db, log, now, sealWith, listen, beatMs = BEAT_MS }: OperationPorts) {
  const store = operationStore({ q: db.q, now, sealWith })
  const signs = createSigns()
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>()
  const failed = (error: unknown) => log.error({ err: describeError(error) }, 'an operation of a school')

  const heard = (payload: string) => {
    const { moved, stop } = JSON.parse(payload) as { moved?: string; stop?: string }
    if (moved !== undefined) signs.moved(moved)
    if (stop !== undefined) running.get(stop)?.stop.abort()
  }
  let ear: Promise<() => Promise<void>> | undefined
  /** Begins with the first operation. */
  const hear = () => {
    ear ??= listen(SIGNS, { heard, missed: signs.movedAll }).catch(error => {
      ear = undefined
      throw error
    })
    return ear
  }

  async function perform(id: string, owner: Owner, work: Work, stop: AbortController): Promise<void> {
    const key = operationKey(id)
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(LONGEST_MS)])
    const answer = await work({ signal, onStep: step => store.step(key, step) }).catch(error => {
      failed(error)
      return interrupted
    })
    await store.end(id, owner, answer)
  }

  return {
    /** Begins it; the same id again begins nothing. */
    async start(id: string, owner: Owner, work: Work): Promise<void> {
      const key = operationKey(id)
      await hear()
      if (!(await store.begin(key, owner))) return
      const stop = new AbortController()
      const done = perform(id, owner, work, stop)
        .catch(failed)
        .finally(() => running.delete(key))
      running.set(key, { stop, done })
    },

    /** Does something whose caller waits, and keeps how it ended for a device that lost the answer. Fails with `conflict`. */
    async attend<Answer>(
      id: string,
      owner: Owner,
      work: () => Promise<{ answer: Answer; outcome: SchoolOutcome }>,
    ): Promise<Answer> {
      if (!(await store.begin(operationKey(id), owner))) return fail('conflict')
      const { answer, outcome } = await work().catch(async error => {
        await store.end(id, owner, interrupted)
        throw error
      })
      await store.end(id, owner, outcome)
      return answer
    },

    /** Ends it, wherever it runs. */
    async stop(id: string, owner: Owner): Promise<void> {
      if (await store.read(id, owner)) await store.tell({ stop: operationKey(id) })
    },

    /** Where it stands, and then what happens up to its answer. Fails with `not_found`. */
    async follow(id: string, owner: Owner, signal: AbortSignal): Promise<AsyncIterable<SchoolSyncEvent>> {
      await hear()
      if (!(await store.read(id, owner))) return fail('not_found')
      return events(id, owner, signal)
    },

    /** Before the server stops: what runs is given up, and says so. */
    async close(): Promise<void> {
      for (const { stop } of running.values()) stop.abort()
      await Promise.all([...running.values()].map(({ done }) => done))
      signs.end()
      await (await ear?.catch(() => undefined))?.()
    },
  }

  async function* events(id: string, owner: Owner, signal: AbortSignal): AsyncGenerator<SchoolSyncEvent> {
    const key = operationKey(id)
    let said: string | undefined
    while (!signal.aborted) {
      // Before it is read: what moves meanwhile is not missed.
      const next = signs.next(key, beatMs, signal)
      const known = await store.read(id, owner)
      if (!known) return
      const isOver = +now() - +known.beganAt > LONGEST_MS
      const answer = known.answer ?? (isOver ? interrupted : undefined)
      if (answer) return yield { kind: 'answer', answer }
      if (known.step !== null && known.step !== said) {
        said = known.step
        yield { kind: 'step', step: known.step }
      }
      const why = await next
      if (why === 'ended') return
      if (why === 'late') yield { kind: 'beat' }
    }
  }
}
