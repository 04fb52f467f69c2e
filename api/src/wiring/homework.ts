import { dueWork } from '../calendar/due.ts'
import { askHomework, GENERATE_HOMEWORK, MOST_BYTES, READ_HOMEWORK } from '../homework/ask.ts'
import { homeworkGeneration } from '../homework/generation.ts'
import type { HomeworkTutor } from '../homework/ports.ts'
import { READ_STATEMENT, readingJob } from '../homework/reading/job.ts'
import { readPlainly } from '../homework/reading/plain-formulas.ts'
import { createReader } from '../homework/reading/reader.ts'
import { readingHandlers } from '../homework/reading/routes.ts'
import { readingStore } from '../homework/reading/store.ts'
import { homeworkHandlers } from '../homework/routes.ts'
import { homeworkStore } from '../homework/store.ts'
import { openAiTranscription } from '../homework/transcription.ts'
import { homeworkPaths } from '../learning/homework-paths.ts'
import { pathReader } from '../learning/reader.ts'
import type { Owners } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Log } from '../platform/log.ts'
import { noteError } from '../review/note.ts'
import type { Consent } from '../rights/consent/check.ts'
import { givenWork } from './assignments.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  jobs: Jobs
  log: Log
  now(): Date
  tutor: HomeworkTutor
}

/** Whose a statement that is read is. */
export const readingOwners = (db: UnitOfWork<Database>): Owners => ({
  readings: id => readingStore(db.q).ownerOf(String(id)),
})

/** What was sent and written, for the copy of a homework, in the transaction that makes it. Fails with `full`. */
export const copyHomework = (db: UnitOfWork<Database>, most = MOST_BYTES) => {
  const [homework, paths] = [homeworkStore(db.q), homeworkPaths(db.q)]
  return async (from: number, to: number) => {
    await homework.copy(from, to)
    const owner = (await paths.find(to))?.user_id
    if (owner !== undefined && (await homework.weightOf(await paths.idsOf(owner))) > most) fail('full')
  }
}

/** How homework is composed: it stands among the paths of learning, its misses go to the carnet d'erreurs. */
export function wireHomework({ config: { transcription }, consent, db, jobs, log, now, tutor }: Needs) {
  const paths = homeworkPaths(db.q)
  const readPaths = pathReader(db.q)
  const transcribe = transcription && openAiTranscription(transcription)
  // One reader for everything: one file at a time.
  const read = readPlainly(createReader(log, transcribe && { transcribe, mayLeave: consent.given }))
  const generation = homeworkGeneration({ db, paths, read, tutor })
  const background: JobHandlers = {
    [GENERATE_HOMEWORK]: generation,
    [READ_HOMEWORK]: { ...generation, lane: 'reading' },
    [READ_STATEMENT]: readingJob(db.q, read),
  }
  return {
    askHomework: askHomework({ db, jobs, now, paths }),
    copyHomework: copyHomework(db),
    handlers: {
      ...readingHandlers({
        db,
        jobs,
        lane: [READ_HOMEWORK, READ_STATEMENT],
        now,
        transcribes: transcription !== undefined,
      }),
      ...homeworkHandlers({
        db,
        now,
        paths,
        tutor,
        givenOf: givenWork(db),
        homeworkOf: userId => readPaths(userId, ['homework']),
        finishGiven: dueWork({ db, now }).finish,
        noteError: noteError({ db, now }),
      }),
    },
    jobs: background,
  }
}
