import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { HomeworkTables } from '../tables.ts'
import type { ReadStatement } from './reader.ts'
import { readingStore } from './store.ts'

export const READ_STATEMENT = 'read-statement'
export const readingKey = (id: string) => `${READ_STATEMENT}:${id}`

const Data = z.object({ id: z.uuid() })
const NOTHING = { text: '', uncertain: JSON.stringify([]), notices: JSON.stringify([]), bytes: null, media_type: null }

/** Reads one statement; what comes of it is kept with the reading. */
export const readingJob = (q: () => Kysely<HomeworkTables>, read: ReadStatement): JobHandler => {
  const readings = readingStore(q)

  return {
    lane: 'reading',
    async run(job, signal) {
      const { id } = Data.parse(job.data)
      const sent = await readings.waiting(id)
      if (!sent) return
      await readings.progressed(id, { pages: 1, pages_done: 0 })
      let all = 1
      const found = await read(sent, signal, (done, pages) => {
        all = pages
        readings.progressed(id, { pages, pages_done: done }).catch(() => undefined)
      })
      if ('failure' in found) return readings.ended(id, { ...NOTHING, state: 'failed', failure: found.failure })
      return readings.ended(id, {
        state: 'read',
        // What was told of the last page may still be on its way.
        pages: all,
        pages_done: all,
        text: found.text,
        uncertain: JSON.stringify(found.uncertain),
        notices: JSON.stringify(found.notices),
        failure: null,
        bytes: found.media?.bytes ?? null,
        media_type: found.media?.type ?? null,
      })
    },

    async failed(job) {
      await readings.ended(Data.parse(job.data).id, { ...NOTHING, state: 'failed', failure: 'failed' })
    },
  }
}
