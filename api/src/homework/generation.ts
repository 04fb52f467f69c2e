import type { ReadingFailure } from '@ariane/shared/contracts'
import { z } from 'zod'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { JobHandler } from '../platform/jobs/types.ts'
import { compose } from './composing/composer.ts'
import type { HomeworkPaths, HomeworkTutor } from './ports.ts'
import type { ReadStatement } from './reading/reader.ts'
import { type HomeworkRow, homeworkStore } from './store.ts'
import type { HomeworkTables } from './tables.ts'

const Data = z.object({ pathId: z.number().int() })
type Wanting = ReadingFailure | undefined

/** What homework is written with. */
interface GenerationPorts {
  db: UnitOfWork<HomeworkTables>
  paths: HomeworkPaths
  tutor: HomeworkTutor
  read: ReadStatement
}

/** Reads what has not been read yet, then writes the exercises. Safe to repeat: everything is written in one go. */
export const homeworkGeneration = ({ db: { q, tx }, paths, tutor, read }: GenerationPorts): JobHandler => {
  const homework = homeworkStore(q)

  /** Reads a picture or a sound that was sent as it is, and says why there is nothing to write from. */
  async function readSent(row: HomeworkRow, userId: string, signal: AbortSignal): Promise<Wanting> {
    if (row.input === 'text' || row.statement !== '') return undefined
    const media = await homework.media(row.path_id)
    if (!media) return 'failed'
    const result = await read({ kind: row.input, bytes: media.bytes, type: media.type, userId }, signal)
    if ('failure' in result) return row.input === 'audio' ? undefined : result.failure
    await homework.read(row.path_id, result.text, result.media)
    return undefined
  }

  return {
    async run(job, signal) {
      const { pathId } = Data.parse(job.data)
      const [path, row] = [await paths.find(pathId), await homework.find(pathId)]
      if (path?.status !== 'generating' || !row) return
      const wanting = await readSent(row, path.user_id, signal)
      if (wanting) return tx(() => paths.giveUp(pathId, wanting))

      const { statement: text = '' } = (await homework.find(pathId)) ?? {}
      const { description: desc, subject, grade, chapter_id: chapter, seed } = path
      const written = await compose({ desc, text, subject, grade, chapter, seed })
      if (!written) return tx(() => paths.giveUp(pathId, 'too_much'))
      const { title, exercises: composed } = written
      const exercises =
        (await tutor.helpHomework?.(path.user_id, { subject, grade, exercises: composed }, signal)) ?? composed
      const questions = exercises.reduce((sum, exercise) => sum + exercise.questions.length, 0)
      if (questions === 0) return tx(() => paths.giveUp(pathId, 'no_content'))
      await tx(async () => {
        if ((await paths.lock(pathId))?.status !== 'generating') return
        await homework.written(pathId, exercises)
        await paths.written(pathId, { title: title.slice(0, 120), questions })
      })
    },

    async failed(job) {
      await paths.giveUp(Data.parse(job.data).pathId, 'failed')
    },
  }
}
