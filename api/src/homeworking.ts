import { askHomework, GENERATE_HOMEWORK, MOST_BYTES, READ_HOMEWORK } from './homework/ask.ts'
import { homeworkGeneration } from './homework/generation.ts'
import { READ_STATEMENT, readingJob } from './homework/reading/job.ts'
import { createReader } from './homework/reading/reader.ts'
import { readingHandlers } from './homework/reading/routes.ts'
import { readingStore } from './homework/reading/store.ts'
import { homeworkHandlers } from './homework/routes.ts'
import { homeworkStore } from './homework/store.ts'
import { openAiTranscription } from './homework/transcription.ts'
import { homeworkShelf } from './learning/homework-shelf.ts'
import { pathReader } from './learning/reader.ts'
import { fail } from './platform/errors.ts'
import type { JobHandlers } from './platform/jobs/types.ts'
import { noteError } from './review/note.ts'
import type { Services } from './services.ts'

/** Homework among the other areas: its rows stand on the shelf of learning, its misses go to the carnet d'erreurs. */
export const homeworkCalls = (services: Services) => ({
  ...readingHandlers(services, services.config.transcription !== undefined),
  ...homeworkHandlers(services, {
    shelf: homeworkShelf(services),
    homeworkOf: userId => pathReader(services.q)(userId, ['homework']),
    noteError: noteError(services),
  }),
})

export const beginHomework = (services: Services) => askHomework(services, homeworkShelf(services))

/** What was sent and written, for the copy of a homework, in the transaction that makes it. Fails with `full`. */
export const copyHomework = ({ q }: Pick<Services, 'q'>, most = MOST_BYTES) => {
  const [homework, shelf] = [homeworkStore(q), homeworkShelf({ q })]
  return async (from: number, to: number) => {
    await homework.copy(from, to)
    const owner = (await shelf.find(to))?.user_id
    if (owner !== undefined && (await homework.weightOf(await shelf.idsOf(owner))) > most) fail('full')
  }
}

export const readingOwner =
  ({ q }: Pick<Services, 'q'>) =>
  (id: string | number) =>
    readingStore(q).ownerOf(String(id))

/** One reader for everything: one file at a time. */
export function homeworkJobs(services: Services): JobHandlers {
  const { config, log, consent } = services
  const transcribe = config.transcription && openAiTranscription(config.transcription)
  const read = createReader(log, transcribe && { transcribe, mayLeave: consent.given })
  const generation = homeworkGeneration(services, homeworkShelf(services), read)
  return {
    [GENERATE_HOMEWORK]: generation,
    [READ_HOMEWORK]: { ...generation, lane: 'reading' },
    [READ_STATEMENT]: readingJob(services, read),
  }
}
