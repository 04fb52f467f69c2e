import { randomUUID } from 'node:crypto'
import { MAX_STATEMENT_CHARS, type Reading, type readingRoutes } from '@ariane/shared/contracts'
import pLimit from 'p-limit'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { cleanMedia, decodeData, hashBytes, isTooLarge } from '../sent.ts'
import type { HomeworkTables } from '../tables.ts'
import { READ_STATEMENT, readingKey } from './job.ts'
import { type ReadableKind, readableKind } from './kind.ts'
import { isMarkupFile } from './markup/index.ts'
import { decodeText, tidy } from './plain-text.ts'
import { type ReadingRow, readingStore } from './store.ts'

const MOST_UNFINISHED = 20

const shown = ({ user_id: _owner, pages_done, ...row }: ReadingRow, ahead: number): Reading => ({
  ...row,
  ahead,
  pagesDone: pages_done,
})

type Known = Pick<Reading, 'state'> & Partial<Pick<Reading, 'text' | 'notices' | 'failure'>>

/** What reading statements is built from. */
interface ReadingPorts {
  db: UnitOfWork<HomeworkTables>
  now(): Date
  jobs: Jobs
  /** Kinds of jobs that wait for the same reader. */
  lane: readonly string[]
  /** Whether something here writes down what is said. */
  transcribes: boolean
}

/** Calls of contracts/readings.ts. */
export function readingHandlers({
  db: { q, tx },
  now,
  jobs,
  lane,
  transcribes,
}: ReadingPorts): Handlers<typeof readingRoutes> {
  const readings = readingStore(q)
  const oneUpload = pLimit(1)
  const find = async (id: string) => {
    const row = (await readings.find(id)) ?? fail('not_found')
    return shown(row, row.state === 'waiting' ? await jobs.countAhead(readingKey(id), lane) : 0)
  }

  /** What is known at once: what the pupil has, a text without format, a sound that nothing writes down; `waiting` for what has to be read. */
  function atOnce(bytes: Buffer, kind: ReadableKind, had: string | undefined): Known {
    if (had !== undefined) return { state: 'read', text: had }
    if (kind === 'audio' && !transcribes) return { state: 'read', notices: ['audio_kept'] }
    if (kind !== 'text') return { state: 'waiting' }
    const written = decodeText(bytes)
    if (isMarkupFile(written)) return { state: 'waiting' }
    const text = tidy(written)
    if (text === '') return { state: 'failed', failure: 'nothing_recognised' }
    const cut = text.length > MAX_STATEMENT_CHARS
    return { state: 'read', text: text.slice(0, MAX_STATEMENT_CHARS).toWellFormed(), notices: cut ? ['cut'] : [] }
  }

  /** The columns of a reading that begins, or that is over already. */
  function begun(bytes: Buffer, had: string | undefined) {
    if (isTooLarge(bytes)) return { kind: null, state: 'failed' as const, failure: 'too_large' as const }
    const recognised = readableKind(bytes)
    if ('failure' in recognised) return { kind: null, state: 'failed' as const, failure: recognised.failure }
    const { kind } = recognised
    const isMedia = kind === 'image' || kind === 'audio'
    const media = isMedia ? cleanMedia(bytes) : undefined
    if (isMedia && !media) return { kind, state: 'failed' as const, failure: 'damaged' as const }
    const { notices = [], ...known } = atOnce(bytes, kind, had)
    const kept = media?.bytes ?? (known.state === 'waiting' ? bytes : null)
    return { kind, bytes: kept, media_type: media?.type ?? null, ...known, notices: JSON.stringify(notices) }
  }

  return {
    readStatement: ({ body: { userId, name, data, text } }) =>
      // A class that sends its photos at once lets other calls through between two of them.
      oneUpload(async () => {
        const bytes = decodeData(data) ?? fail('invalid_input', ['data'])
        const id = randomUUID()
        const reading = { bytes: null, media_type: null, pages: null, failure: null, ...begun(bytes, text) }
        await readings.forgetOld(now())
        await readings.forgetMany(userId)
        if ((await readings.unfinishedOf(userId)) >= MOST_UNFINISHED) fail('full')
        await tx(async () => {
          await readings.add({ id, user_id: userId, name, digest: hashBytes(bytes), created_at: now(), ...reading })
          if (reading.state === 'waiting')
            await jobs.enqueue(READ_STATEMENT, { id }, { key: readingKey(id), pupil: userId })
        })
        return { status: 'success' as const, data: await find(id) }
      }),

    async pollReading({ params }) {
      return { status: 'success', data: await find(params.id) }
    },

    async confirmReading({ params, body }) {
      if (!(await readings.confirmed(params.id, body.text))) fail('conflict')
      return { ok: true }
    },

    async cancelReading({ params }) {
      await tx(async () => {
        await jobs.cancel(readingKey(params.id))
        await readings.remove(params.id)
      })
      return { ok: true }
    },
  }
}
