import type { homeworkRoutes, PathSummary } from '@ariane/shared/contracts'
import type { Beside } from '@ariane/tutor'
import { findOption, openClarification, toClarification } from '../platform/clarification.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { guess } from './composing/composer.ts'
import { isMissed } from './errors.ts'
import type { HomeworkPorts } from './ports.ts'
import { answered, askedAbout, countSettled, findProgress, questionKey, skipped, toScore } from './progress.ts'
import { type HomeworkRow, homeworkStore } from './store.ts'
import type { Progress } from './tables.ts'
import { toHomeworkDetail, toQuestion } from './view.ts'

type Place = { moduleId: number; exerciceIndex: number; questionIndex: number }

/** Calls of contracts/homework.ts. */
export function homeworkHandlers({
  db: { q, tx },
  now,
  paths,
  tutor,
  homeworkOf,
  givenOf,
  noteError,
  finishGiven,
}: HomeworkPorts): Handlers<typeof homeworkRoutes> {
  const homework = homeworkStore(q)

  async function withGiven(userId: string, list: readonly PathSummary[]): Promise<PathSummary[]> {
    const given = await givenOf(
      userId,
      list.map(({ id }) => id),
    )
    return list.map(one => ({ ...one, ...(given.has(one.id) && { given: given.get(one.id) }) }))
  }

  /** A question with its homework, held until the end of the transaction. */
  async function held({ moduleId, exerciceIndex, questionIndex }: Place) {
    const path = await paths.lock((await paths.pathOf(moduleId)) ?? fail('not_found'))
    const row = path && (await homework.find(path.id))
    const question = row?.exercises[exerciceIndex]?.questions[questionIndex]
    return path && row && question
      ? { path, row, question, key: questionKey(exerciceIndex, questionIndex) }
      : fail('not_found')
  }

  /** Has an answer read a second time, outside any transaction. What is wrong with the call is left to `correct`. */
  async function readSecond({ moduleId, exerciceIndex, questionIndex }: Place, answer: string, signal: AbortSignal) {
    if (!tutor.readHomeworkAnswer) return undefined
    const pathId = await paths.pathOf(moduleId)
    if (pathId === undefined) return undefined
    const [path, row] = [await paths.find(pathId), await homework.find(pathId)]
    const question = row?.exercises[exerciceIndex]?.questions[questionIndex]
    return path && question && tutor.readHomeworkAnswer(question, answer, path.user_id, signal)
  }

  async function settle(id: number, { exercises }: Pick<HomeworkRow, 'exercises'>, progress: Progress) {
    if (await paths.settled(id, countSettled(exercises, progress), now())) await finishGiven(id)
  }

  /** Judges an answer and keeps it; one that has to be asked back about waits with its question, and is no attempt. */
  async function correct(place: Place, callerUid: string, answer: string, beside: Beside) {
    const { path, row, question, key } = await held(place)
    const before = findProgress(row.progress, key)
    const { askedBack, ...correction } = tutor.judgeHomework(question, answer, before.attempts, beside)
    if (askedBack) {
      const ask = toClarification(openClarification(askedBack, answer))
      const progress = { ...row.progress, [key]: askedAbout(before, answer, ask) }
      await homework.progressed(path.id, progress)
      return { correction: { ...correction, ask }, question: toQuestion(question, key, progress) }
    }
    const progress = { ...row.progress, [key]: answered(before, answer, correction) }
    await homework.progressed(path.id, progress)
    if (isMissed(correction)) await noteError(path.user_id, { moduleId: place.moduleId, key })
    await paths.answered(place.moduleId, callerUid, now(), {
      key,
      answer,
      result: correction,
      score: toScore(correction),
    })
    await settle(path.id, row, progress)
    return { correction, question: toQuestion(question, key, progress) }
  }

  return {
    listHomework: async ({ body }) => withGiven(body.userId, await homeworkOf(body.userId)),

    async readHomework({ params }) {
      const [summary, row] = [await paths.summaryOf(params.id), await homework.find(params.id)]
      if (!summary || !row) return fail('not_found')
      const { user_id } = (await paths.find(params.id)) ?? fail('not_found')
      const [shown = summary] = await withGiven(user_id, [summary])
      return { status: 'success', data: toHomeworkDetail(shown, row, await paths.moduleOf(params.id)) }
    },

    guessPlace: async ({ body }) => ({ status: 'success', data: await guess(body.text, body.classroom) }),

    async homeworkMedia({ params }) {
      const { type, bytes } = (await homework.media(params.id)) ?? fail('not_found')
      return { status: 'success', data: { type, data: bytes.toString('base64') } }
    },

    async correctHomework({ body, caller, once, repeated, signal }) {
      const before = tutor.readHomeworkAnswer && (await repeated())
      if (before) return before
      const reading = await readSecond(body, body.answer, signal)
      return once(() => correct(body, caller.uid, body.answer, { reading }))
    },

    clarifyHomework: ({ body, caller, once }) =>
      once(async () => {
        const { row, key } = await held(body)
        const { ask, answer } = findProgress(row.progress, key)
        const { option } = findOption(ask && { ...ask, answer }, body)
        return correct(body, caller.uid, answer ?? '', { reply: option })
      }),

    skipQuestion: ({ body }) =>
      tx(async () => {
        const { path, row, question, key } = await held(body)
        const progress = { ...row.progress, [key]: skipped(findProgress(row.progress, key)) }
        await homework.progressed(path.id, progress)
        await settle(path.id, row, progress)
        return { status: 'success', data: toQuestion(question, key, progress) }
      }),
  }
}
