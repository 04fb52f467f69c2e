import type { homeworkRoutes } from '@ariane/shared/contracts'
import { judgeHomework } from '@ariane/tutor'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { isMissed } from './errors.ts'
import type { HomeworkPorts } from './ports.ts'
import { answered, countSettled, findProgress, questionKey, skipped, toScore } from './progress.ts'
import { homeworkStore } from './store.ts'
import { toHomeworkDetail, toQuestion } from './view.ts'

type Place = { moduleId: number; exerciceIndex: number; questionIndex: number }

/** Calls of contracts/homework.ts. */
export function homeworkHandlers({
  db: { q, tx },
  now,
  paths,
  homeworkOf,
  noteError,
}: HomeworkPorts): Handlers<typeof homeworkRoutes> {
  const homework = homeworkStore(q)

  /** A question with its homework, held until the end of the transaction. */
  async function held({ moduleId, exerciceIndex, questionIndex }: Place) {
    const path = await paths.lock((await paths.pathOf(moduleId)) ?? fail('not_found'))
    const row = path && (await homework.find(path.id))
    const question = row?.exercises[exerciceIndex]?.questions[questionIndex]
    return path && row && question
      ? { path, row, question, key: questionKey(exerciceIndex, questionIndex) }
      : fail('not_found')
  }

  return {
    listHomework: ({ body }) => homeworkOf(body.userId),

    async readHomework({ params }) {
      const [summary, row] = [await paths.summaryOf(params.id), await homework.find(params.id)]
      if (!summary || !row) return fail('not_found')
      return { status: 'success', data: toHomeworkDetail(summary, row, await paths.moduleOf(params.id)) }
    },

    async homeworkMedia({ params }) {
      const { type, bytes } = (await homework.media(params.id)) ?? fail('not_found')
      return { status: 'success', data: { type, data: bytes.toString('base64') } }
    },

    correctHomework: ({ body, caller, once }) =>
      once(async () => {
        const { path, row, question, key } = await held(body)
        const before = findProgress(row.progress, key)
        const correction = judgeHomework(question, body.answer, before.attempts)
        const progress = { ...row.progress, [key]: answered(before, body.answer, correction) }
        await homework.progressed(path.id, progress)
        const score = toScore(correction)
        await paths.answered(body.moduleId, caller.uid, now(), {
          key,
          answer: body.answer,
          result: correction,
          score,
        })
        await paths.settled(path.id, countSettled(row.exercises, progress), now())
        if (isMissed(correction)) await noteError(path.user_id, { moduleId: body.moduleId, key })
        return { correction, question: toQuestion(question, key, progress) }
      }),

    skipQuestion: ({ body }) =>
      tx(async () => {
        const { path, row, question, key } = await held(body)
        const progress = { ...row.progress, [key]: skipped(findProgress(row.progress, key)) }
        await homework.progressed(path.id, progress)
        await paths.settled(path.id, countSettled(row.exercises, progress), now())
        return { status: 'success', data: toQuestion(question, key, progress) }
      }),
  }
}
