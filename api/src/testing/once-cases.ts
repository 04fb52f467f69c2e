import { homeworkRoutes, learningRoutes, type Routes, reviewRoutes } from '@ariane/shared/contracts'
import { expect, vi } from 'vitest'
import { findModule, type Learner, quiz } from '../learning/testing/classroom.ts'
import { create } from '../objectives/testing/create-objective.ts'
import type { TestApi } from './test-api.ts'

/** A call that has not been made yet. */
interface Target {
  args: object
  /** Another input with which it would be another call. */
  other: object
  /** What it left so far. */
  count(): Promise<number>
}

/** A `once` row and what a call of it leaves. */
export interface OnceCase {
  name: keyof Routes
  what: string
  /** Where its effect stands. */
  table: string
  /** What comes of the same call made again without a key: how much is left then, or the code of the refusal. */
  again: number | string
  prepare(world: OnceWorld): Promise<Target>
}

export interface OnceWorld {
  api: TestApi
  pupil: Learner
}

async function prepareQuiz({ api, pupil }: OnceWorld) {
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

/** A question of a quiz that was missed, as a review item. */
async function prepareReview({ api, pupil }: OnceWorld) {
  const { id, right, wrong } = await prepareQuiz({ api, pupil })
  await pupil.choose(id, 'c1', false)
  const items = (await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })).data
  const of = api.db.q().selectFrom('review_cards').select('id').where('module_id', '=', id)
  const { id: item } = await of.executeTakeFirstOrThrow()
  expect(items.map(one => one.id)).toContain(item)
  const read = () => api.db.q().selectFrom('review_cards').selectAll().where('id', '=', item).executeTakeFirstOrThrow()
  return { item, right, wrong, read }
}

const countAnswers = async ({ api }: OnceWorld, moduleId: number) =>
  (await api.db.q().selectFrom('answers').select('id').where('module_id', '=', moduleId).execute()).length

const countPaths = async ({ api, pupil }: OnceWorld) =>
  (await api.db.q().selectFrom('paths').select('id').where('user_id', '=', pupil.uid).execute()).length

const homework = (userId: string, text = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.') => ({
  userId,
  desc: text,
  pathType: 'homework' as const,
  subject: 'Mathématiques' as const,
  chapterId: 'math-4-nombres',
  text,
})

async function prepareHomework({ pupil }: OnceWorld): Promise<number> {
  const { data } = await pupil.call(learningRoutes.generatePath, homework(pupil.uid))
  return vi.waitFor(async () => {
    const { modules } = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    expect(modules).toHaveLength(1)
    return modules[0]?.id ?? 0
  })
}

async function prepareInteraction(world: OnceWorld, said: object, other: object): Promise<Target> {
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
async function prepareObjective({ api, pupil }: OnceWorld, kind: 'task-done' | 'task-added') {
  const { id, version, tasks } = await create(pupil)
  const lines = api.db.q().selectFrom('objective_history').select('id')
  const count = async () => (await lines.where('objective_id', '=', id).where('kind', '=', kind).execute()).length
  return { id, version, task: tasks[0]?.id ?? '', count }
}

async function prepareEvaluation(world: OnceWorld): Promise<Target> {
  const { version, task, count } = await prepareObjective(world, 'task-done')
  const args = { id: task, version, notes: 'Fait' }
  return { args, other: { ...args, notes: 'Presque' }, count }
}

/** At least one for each row of the contract that may be repeated. */
export const ONCE_CASES: readonly OnceCase[] = [
  {
    name: 'generatePath',
    what: 'a path that is asked for',
    table: 'paths',
    again: 2,
    async prepare(world) {
      const args = world.pupil.request(quiz)
      const before = await countPaths(world)
      return { args, other: { ...args, autoSlide: true }, count: async () => (await countPaths(world)) - before }
    },
  },
  {
    name: 'generatePath',
    what: 'a homework that is created',
    table: 'homework',
    again: 2,
    async prepare(world) {
      const before = await countPaths(world)
      return {
        args: homework(world.pupil.uid),
        other: homework(world.pupil.uid, 'Exercice 2 : Calculer 3/4 + 1/8.'),
        count: async () => (await countPaths(world)) - before,
      }
    },
  },
  {
    name: 'answerModule',
    what: 'an answer to a module',
    table: 'answers',
    again: 2,
    async prepare(world) {
      const { id, right, wrong } = await prepareQuiz(world)
      const args = { id, userId: world.pupil.uid, key: 'c1', answer: wrong }
      return { args, other: { ...args, answer: right }, count: () => countAnswers(world, id) }
    },
  },
  {
    name: 'interactWithModule',
    what: 'a like',
    table: 'interactions',
    again: 2,
    prepare: world => prepareInteraction(world, { suggestionKey: 'i_like' }, { suggestionKey: 'i_dont_like' }),
  },
  {
    name: 'interactWithModule',
    what: 'a question to Ariane',
    table: 'interactions',
    again: 2,
    prepare(world) {
      const question = { suggestionKey: 'question', description: 'Quand commence la Révolution ?' }
      return prepareInteraction(world, question, { ...question, description: 'Qui était Robespierre ?' })
    },
  },
  {
    name: 'correctHomework',
    what: 'an answer to a homework',
    table: 'answers',
    again: 2,
    async prepare(world) {
      const moduleId = await prepareHomework(world)
      const args = { moduleId, exerciceIndex: 0, questionIndex: 0, answer: 'x = 4' }
      return { args, other: { ...args, answer: 'x = 3' }, count: () => countAnswers(world, moduleId) }
    },
  },
  {
    name: 'answerReview',
    what: 'an answer to a review item',
    table: 'review_cards',
    // Only the first answer of a day counts.
    again: 1,
    async prepare(world) {
      const { item, right, wrong, read } = await prepareReview(world)
      const args = { cardId: item, answer: wrong }
      return { args, other: { ...args, answer: right }, count: async () => (await read()).reviews }
    },
  },
  {
    name: 'assessReview',
    what: 'a word on a review item',
    table: 'review_cards',
    again: 'conflict',
    async prepare(world) {
      const { item, read } = await prepareReview(world)
      await world.api.db.q().updateTable('review_cards').set({ assess: true }).where('id', '=', item).execute()
      const args = { id: item, recall: 'good' }
      return { args, other: { ...args, recall: 'hard' }, count: async () => ((await read()).assess ? 0 : 1) }
    },
  },
  {
    name: 'createTask',
    what: 'a task that is added',
    table: 'objective_tasks',
    again: 2,
    async prepare(world) {
      const { id, count } = await prepareObjective(world, 'task-added')
      const args = { id, title: 'Table de 8', selectedDays: [1], dueDate: '2026-12-01' }
      return { args, other: { ...args, title: 'Table de 9' }, count }
    },
  },
  {
    name: 'signalTaskSuccess',
    what: 'a task that is reported as succeeded',
    table: 'objective_history',
    again: 'stale',
    prepare: prepareEvaluation,
  },
  {
    name: 'signalTaskFailure',
    what: 'a task that is reported as failed',
    table: 'objective_history',
    again: 'stale',
    prepare: prepareEvaluation,
  },
  {
    name: 'createEvent',
    what: 'an event that is created',
    table: 'events',
    again: 2,
    async prepare({ api, pupil }) {
      const startTimestamp = Date.parse('2026-11-24T16:00:00Z') / 1000
      const title = `Révision ${await countEvents(api, pupil.uid)}`
      const args = { userId: pupil.uid, title, startTimestamp, endTimestamp: startTimestamp + 3600 }
      const before = await countEvents(api, pupil.uid)
      return {
        args,
        other: { ...args, title: 'Autre chose' },
        count: async () => (await countEvents(api, pupil.uid)) - before,
      }
    },
  },
]

const countEvents = async (api: TestApi, userId: string) =>
  (await api.db.q().selectFrom('events').select('id').where('user_id', '=', userId).execute()).length
