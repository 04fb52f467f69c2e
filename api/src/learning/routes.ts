import { randomInt } from 'node:crypto'
import type { learningRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { roomForPath } from './cards.ts'
import { GENERATE_PATH, generationKey } from './generation.ts'
import { messages } from './messages.ts'
import { readSlide } from './model/slide.ts'
import { toPathDetail, toPathSummary } from './path.ts'
import type { LearningPorts } from './ports.ts'
import { progressRecorder } from './progress.ts'
import { findTopic } from './request.ts'
import { secondReading } from './second-reading.ts'
import { moduleStore, pathStore } from './store.ts'
import { answerTaker } from './take-answer.ts'

const SEEDS = 2 ** 31
const LARGEST_STATE = 64 * 2 ** 10

/** Calls of contracts/learning.ts. */
export function learningHandlers({
  db,
  now,
  jobs,
  tutor,
  askHomework,
  noteError,
  finishGiven,
}: LearningPorts): Handlers<typeof learningRoutes> {
  const { q, tx } = db
  const paths = pathStore(q)
  const modules = moduleStore(q)
  const progress = progressRecorder({ db, now, tutor, finishGiven })
  const path = async (id: number) => (await paths.find(id)) ?? fail('not_found')
  const readSecond = secondReading(q, tutor)
  const takeAnswer = answerTaker({ tutor, progress, noteError })

  return {
    async listChapters({ body }) {
      return { status: 'success', data: { chapters: tutor.listChapters(body.subject, body.classroom) } }
    },

    async generatePath({ body, once, repeated }) {
      if (body.pathType === 'homework') {
        const before = await repeated()
        if (before) return before
        const begin = await askHomework(body)
        return once(async () => ({ status: 'success', data: { id: await begin() } }))
      }
      const { userId, chapterId, customPrompts } = body
      const subChapterId = body.subChapterId ?? null
      const { title, subject, grade } = findTopic(tutor, { chapterId, subChapterId }, customPrompts)
      return once(async () => {
        await paths.replaceIncomplete(userId, chapterId, subChapterId)
        await roomForPath(q, userId)
        const id = await paths.add({
          user_id: userId,
          kind: 'pedagogical_pathway',
          title,
          description: body.desc.trim() || messages.description(subject, grade, customPrompts.length),
          status: 'generating',
          subject,
          grade,
          chapter_id: chapterId,
          sub_chapter_id: subChapterId,
          request: JSON.stringify({ customPrompts }),
          seed: randomInt(SEEDS),
          auto_slide: body.autoSlide ?? false,
          module_count: customPrompts.length,
          created_at: now(),
          active_at: now(),
        })
        await jobs.enqueue(GENERATE_PATH, { pathId: id }, { key: generationKey(id) })
        return { status: 'success', data: { id } }
      })
    },

    async readPath({ params }) {
      const row = await paths.findWhole(params.id)
      if (row?.kind !== 'pedagogical_pathway') return fail('not_found')
      const topic = tutor.topic({ chapterId: row.chapter_id, subChapterId: row.sub_chapter_id })
      return { status: 'success', data: toPathDetail(row, row.modules, topic?.reviewed ?? false, tutor.drawFigure) }
    },

    async cancelGeneration({ params }) {
      await tx(async () => {
        await jobs.cancel(generationKey(params.id))
        await paths.giveUp(params.id, 'cancelled')
      })
      const row = await path(params.id)
      return { status: 'success', data: toPathSummary(row, row.done) }
    },

    async saveModuleProgress({ params, body: { seen, done, state }, caller }) {
      if (state && JSON.stringify(state).length > LARGEST_STATE) fail('too_large')
      return tx(async () => {
        const held = await progress.hold(params.id)
        // Where an activity stands holds words that the pupil reads: an adult sends his as an answer.
        const isOwn = held.user_id === caller.uid
        const step = { seen: seen ?? false, read: done ?? false, ...(isOwn && state && { state }) }
        const { others } = await progress.readBefore(held, null)
        return { status: 'success', data: await progress.keep(held, step, { callerUid: caller.uid, others }) }
      })
    },

    async answerModule({ params, body: { key, answer }, caller, once, repeated, signal }) {
      const before = tutor.readAnswer && (await repeated())
      if (before) return before
      const reading = await readSecond({ moduleId: params.id, key }, answer, signal)
      return once(async () => ({
        status: 'success',
        data: await takeAnswer(params.id, { key, answer, reading }, caller.uid),
      }))
    },

    clarifyAnswer: ({ params, body: { key, askId, optionId }, caller, once }) =>
      once(async () => ({
        status: 'success',
        data: await takeAnswer(params.id, { key, askId, optionId }, caller.uid),
      })),

    async interactWithModule({ params, body, caller, once, repeated }) {
      const { suggestionKey, description, chapterId, section, history = [] } = body
      const module = (await modules.find(params.id)) ?? fail('not_found')
      const asking = suggestionKey === 'question'
      const before = asking && (await repeated())
      if (before) return before
      if (asking && description === '') fail('invalid_input', ['description'])
      const { chapter_id, sub_chapter_id, user_id } = await path(module.path_id)
      const reply = asking
        ? await tutor.ask(
            description,
            { chapterId: chapter_id, subChapterId: sub_chapter_id },
            { pupil: user_id, slide: readSlide(module, { chapterId, section }), history },
          )
        : { explanations: [], examples: [], source: 'built-in' as const }
      return once(async () => {
        await modules.addInteraction({
          module_id: params.id,
          user_id: caller.uid,
          kind: suggestionKey,
          description,
          chapter_id: chapterId ?? null,
          reply: JSON.stringify(asking ? reply : null),
          created_at: now(),
        })
        return { status: 'success', data: reply }
      })
    },
  }
}
