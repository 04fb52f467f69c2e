import { homeworkRoutes, learningRoutes } from '@ariane/shared/contracts'
import { expect, vi } from 'vitest'
import { findModule, type Learner, quiz } from '../../learning/testing/classroom.ts'
import { create } from '../../objectives/testing/create-objective.ts'
import { PATIENCE } from '../patience.ts'
import type { TestApi, TestPerson } from '../test-api.ts'

/** A call that has not been made yet. */
export interface Target {
  args: object
  /** Another input with which it would be another call. */
  other: object
  /** What it left so far. */
  count(): Promise<number>
  /** Who makes it, and who else may: the pupil and a manager unless said. */
  by?: { caller: TestPerson; another: TestPerson }
}

export interface OnceWorld {
  api: TestApi
  pupil: Learner
}

export async function prepareQuiz({ api, pupil }: OnceWorld) {
  const { id } = findModule(await pupil.generate(quiz), 0)
  const row = api.db.q().selectFrom('modules').select('answer_key').where('id', '=', id)
  const { options } = (await row.executeTakeFirstOrThrow()).answer_key.c1 as {
    options: Record<string, { correct: boolean }>
  }
  const choose = (right: boolean) => ({
    engine: 'quiz' as const,
    chosen: Object.keys(options).filter(option => options[option]?.correct === right),
  })
  return { id, right: choose(true), wrong: choose(false) }
}

/** What was asked back, and the call that answers it with the first option. */
export const OPEN = {
  id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c15',
  text: 'Laquelle voulez-vous dire ?',
  options: [
    { id: '1', text: 'Le roi règne.' },
    { id: '2', text: 'Le roi ne règne pas.' },
  ],
}
export const REPLY = { askId: OPEN.id, optionId: '1' }

/** A chapter about whose answer something was asked back. */
export async function prepareClarification(world: OnceWorld) {
  const { id, wrong } = await prepareQuiz(world)
  const asks = JSON.stringify({ c1: { ...OPEN, answer: wrong } })
  await world.api.db.q().updateTable('modules').set({ asks }).where('id', '=', id).execute()
  return id
}

/** A question of a homework about whose answer something was asked back. */
export async function prepareHomeworkClarification(world: OnceWorld) {
  const moduleId = await prepareHomework(world)
  const { q } = world.api.db
  const { path_id } = await q()
    .selectFrom('modules')
    .select('path_id')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow()
  const progress = JSON.stringify({ '0:0': { state: 'open', attempts: 0, answer: 'x = 4', ask: OPEN } })
  await q().updateTable('homework').set({ progress }).where('path_id', '=', path_id).execute()
  return moduleId
}

/** A question of a quiz that was missed, as a review item. */
export async function prepareReview({ api, pupil }: OnceWorld) {
  const { id, right, wrong } = await prepareQuiz({ api, pupil })
  await pupil.choose(id, 'c1', false)
  const of = api.db.q().selectFrom('review_cards').select('id').where('module_id', '=', id)
  const { id: item } = await of.executeTakeFirstOrThrow()
  const read = () => api.db.q().selectFrom('review_cards').selectAll().where('id', '=', item).executeTakeFirstOrThrow()
  return { item, right, wrong, read }
}

export const countAnswers = async ({ api }: OnceWorld, moduleId: number) =>
  (await api.db.q().selectFrom('answers').select('id').where('module_id', '=', moduleId).execute()).length

export const countPaths = async ({ api, pupil }: OnceWorld) =>
  (await api.db.q().selectFrom('paths').select('id').where('user_id', '=', pupil.uid).execute()).length

export const homework = (userId: string, text = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.') => ({
  userId,
  desc: text,
  pathType: 'homework' as const,
  subject: 'Mathématiques' as const,
  chapterId: 'math-4-nombres',
  text,
})

export async function prepareHomework({ pupil }: OnceWorld): Promise<number> {
  const { data } = await pupil.call(learningRoutes.generatePath, homework(pupil.uid))
  return vi.waitFor(async () => {
    const { modules } = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    expect(modules).toHaveLength(1)
    return modules[0]?.id ?? 0
  }, PATIENCE)
}

export async function prepareInteraction(world: OnceWorld, said: object, other: object): Promise<Target> {
  const { api, pupil } = world
  const { id } = await prepareQuiz(world)
  const about = { id, userId: pupil.uid, moduleId: id, description: '' }
  return {
    args: { ...about, ...said },
    other: { ...about, ...other },
    count: async () =>
      (await api.db.q().selectFrom('interactions').select('id').where('module_id', '=', id).execute()).length,
  }
}

/** An objective of today with one task, and the lines of its history of one kind. */
export async function prepareObjective({ api, pupil }: OnceWorld, kind: 'task-done' | 'task-added') {
  const { id, version, tasks } = await create(pupil)
  const lines = api.db.q().selectFrom('objective_history').select('id')
  const count = async () => (await lines.where('objective_id', '=', id).where('kind', '=', kind).execute()).length
  return { id, version, task: tasks[0]?.id ?? '', count }
}

export async function prepareEvaluation(world: OnceWorld): Promise<Target> {
  const { version, task, count } = await prepareObjective(world, 'task-done')
  const args = { id: task, version, notes: 'Fait' }
  return { args, other: { ...args, notes: 'Presque' }, count }
}

export const countEvents = async (api: TestApi, userId: string) =>
  (await api.db.q().selectFrom('events').select('id').where('user_id', '=', userId).execute()).length
