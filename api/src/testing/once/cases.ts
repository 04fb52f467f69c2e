import type { Routes } from '@ariane/shared/contracts'
import { quiz } from '../../learning/testing/classroom.ts'
import { prepareAgain, prepareAssignment, prepareClass, prepareClassMessage, prepareNextYear } from './classes.ts'
import {
  countAnswers,
  countEvents,
  countPaths,
  homework,
  type OnceWorld,
  OPEN,
  prepareClarification,
  prepareEvaluation,
  prepareHomework,
  prepareHomeworkClarification,
  prepareInteraction,
  prepareObjective,
  prepareQuiz,
  prepareReview,
  REPLY,
  type Target,
} from './targets.ts'

/** A `once` row and what a call of it leaves. */
interface OnceCase {
  name: keyof Routes
  what: string
  /** Where its effect stands. */
  table: string
  /** What comes of the same call made again without a key: how much is left then, or the code of the refusal. */
  again: number | string
  /** The pupil alone may make it: nobody else's call with the same key gets further. */
  isOwn?: boolean
  prepare(world: OnceWorld): Promise<Target>
}

/** At least one for each row of the contract that may be repeated. */
export const ONCE_CASES: readonly OnceCase[] = [
  {
    name: 'giveAssignment',
    what: 'work that is given to pupils',
    table: 'assignments',
    again: 2,
    prepare: prepareAssignment,
  },
  { name: 'giveAgain', what: 'work that is given again', table: 'assignments', again: 2, prepare: prepareAgain },
  {
    name: 'sendClassMessage',
    what: 'a message to a class',
    table: 'class_messages',
    again: 2,
    prepare: prepareClassMessage,
  },
  { name: 'createClass', what: 'a class that is created', table: 'classes', again: 2, prepare: prepareClass },
  {
    name: 'startNextYear',
    what: 'a class that goes on in the next school year',
    table: 'classes',
    again: 'locked',
    prepare: prepareNextYear,
  },
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
    name: 'keepTrial',
    what: 'a trial that is taken over',
    table: 'paths',
    again: 2,
    isOwn: true,
    async prepare(world) {
      const trial = { userId: world.pupil.uid, topicId: 'hist-4-revolution-empire', seed: 7 }
      const answers = (chosen: string) => [{ key: 'c1', tries: [{ engine: 'quiz', chosen: [chosen] }] }]
      const before = await countPaths(world)
      return {
        args: { ...trial, answers: answers('o1') },
        other: { ...trial, answers: answers('o2') },
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
    name: 'clarifyAnswer',
    what: 'a reply to what was asked back about a module',
    table: 'answers',
    again: 'conflict',
    async prepare(world) {
      const id = await prepareClarification(world)
      const args = { id, userId: world.pupil.uid, key: 'c1', ...REPLY }
      return { args, other: { ...args, optionId: '2' }, count: () => countAnswers(world, id) }
    },
  },
  {
    name: 'clarifyHomework',
    what: 'a reply to what was asked back about a homework',
    table: 'answers',
    again: 'conflict',
    async prepare(world) {
      const moduleId = await prepareHomeworkClarification(world)
      const args = { moduleId, exerciceIndex: 0, questionIndex: 0, ...REPLY }
      return { args, other: { ...args, optionId: '2' }, count: () => countAnswers(world, moduleId) }
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
    name: 'clarifyReview',
    what: 'a reply to what was asked back about a review item',
    table: 'review_cards',
    again: 'conflict',
    async prepare(world) {
      const { item, wrong, read } = await prepareReview(world)
      const ask = JSON.stringify({ ...OPEN, answer: wrong })
      await world.api.db.q().updateTable('review_cards').set({ ask }).where('id', '=', item).execute()
      const args = { cardId: item, ...REPLY }
      return { args, other: { ...args, optionId: '2' }, count: async () => (await read()).reviews }
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
