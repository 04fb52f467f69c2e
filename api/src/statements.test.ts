import { randomUUID } from 'node:crypto'
import {
  accountsRoutes,
  calendarRoutes,
  familiesRoutes,
  learningRoutes,
  pathRoutes,
  progressRoutes,
  sessionsRoutes,
  settingsRoutes,
  signInRoutes,
} from '@ariane/shared/contracts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { ONCE_HEADER } from '@ariane/shared/contracts/once'
import { weekRange } from '@ariane/shared/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { family } from './chat/testing/family.ts'
import { classroom, findModule, quiz, text } from './learning/testing/classroom.ts'
import { sentBy } from './testing/statements.ts'
import type { TestPerson } from './testing/test-api.ts'

/** Stands still, so that who calls twice in a minute is noted once. */
const NOW = new Date('2026-11-24T16:00:00Z')
const { start, end } = weekRange(NOW)
const week = { start: start.toISOString(), end: end.toISOString() }

type Solution = { options: Record<string, { correct: boolean }> }

/** A pupil with a path, who talks with his teacher. */
async function prepare() {
  const { api, pupil } = await classroom({ now: () => NOW })
  const path = await pupil.generate(text, quiz)
  const room = await family(api)
  await room.say(room.teacher, 'Bonjour')
  const { answer_key } = await api.db
    .q()
    .selectFrom('modules')
    .select('answer_key')
    .where('id', '=', findModule(path, 1).id)
    .executeTakeFirstOrThrow()
  return { api, pupil, path, room, solutions: answer_key as Record<string, Solution> }
}
type World = Awaited<ReturnType<typeof prepare>>

let world: World
beforeAll(async () => {
  world = await prepare()
})
afterAll(() => world.api.close())

const withKey = (who: TestPerson) => ({ ...who.headers, [ONCE_HEADER]: randomUUID() })

/** An answer to a chapter of the quiz, with a key as pages send it or without. */
async function answer({ api, pupil, path, solutions }: World, right: boolean, headers = pupil.headers) {
  const [key, solution] = Object.entries(solutions)[right ? 0 : 1] ?? ['', { options: {} }]
  const options = Object.entries(solution.options)
  const chosen = options.filter(([, { correct }]) => correct === right).map(([id]) => id)
  const body = { userId: pupil.uid, key, answer: { engine: 'quiz', chosen } }
  const url = learningRoutes.answerModule.path.replace('{id}', String(findModule(path, 1).id))
  const sent = await api.request('POST', url, body, headers)
  expect(sent.status).toBe(200)
}

interface Row {
  what: string
  statements: number
  /** `begin` and `commit`; none when it is left out. */
  boundaries?: number
  call(world: World): Promise<unknown>
}

const READS: Row[] = [
  { what: 'whose session it is', statements: 1, call: ({ pupil }) => pupil.call(signInRoutes.readSession, {}) },
  { what: 'the account', statements: 3, call: ({ pupil }) => pupil.call(accountsRoutes.myAccount, {}) },
  {
    what: 'the settings',
    statements: 2,
    call: ({ pupil }) => pupil.call(settingsRoutes.postSettings, { userId: pupil.uid }),
  },
  {
    what: 'the week',
    statements: 2,
    call: ({ pupil }) => pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...week }),
  },
  {
    what: 'the week of a pupil, by his teacher',
    statements: 3,
    call: ({ room: { teacher, userId } }) => teacher.call(calendarRoutes.listEvents, { userId, ...week }),
  },
  {
    what: 'the list of paths',
    statements: 2,
    call: ({ pupil }) => pupil.call(pathRoutes.listPaths, { userId: pupil.uid }),
  },
  {
    what: 'a path',
    statements: 3,
    call: ({ pupil, path }) => pupil.call(learningRoutes.readPath, { id: path.id, userId: pupil.uid }),
  },
  {
    what: 'the alerts of the dashboard',
    statements: 3,
    call: ({ pupil }) => pupil.call(progressRoutes.weeklyAlerts, { userId: pupil.uid }),
  },
  {
    what: 'the progress of the dashboard',
    statements: 2,
    call: ({ pupil }) => pupil.call(progressRoutes.progressSummary, { userId: pupil.uid }),
  },
  {
    what: 'the suggestions of the dashboard',
    statements: 2,
    call: ({ pupil }) => pupil.call(progressRoutes.suggestedWork, { userId: pupil.uid }),
  },
  {
    what: 'the list of conversations',
    statements: 3,
    call: ({ room: { teacher } }) => teacher.call(chatRoutes.readInbox, { managerUserId: teacher.uid }),
  },
  {
    what: 'a conversation',
    statements: 3,
    call: ({ room: { pupil, userId } }) => pupil.call(chatRoutes.readChannel, { userId }),
  },
  {
    what: 'unread messages',
    statements: 2,
    call: ({ room: { pupil } }) => pupil.call(chatRoutes.unreadMessages, {}),
  },
  // Each area reads what is its own: settings, works, events, what was put away; pupils, events, objectives, paths.
  {
    what: 'reminders',
    statements: 5,
    call: ({ pupil }) => pupil.call(sessionsRoutes.readReminders, { userId: pupil.uid }),
  },
  {
    what: 'the home of a manager',
    statements: 5,
    call: ({ room: { teacher } }) => teacher.call(familiesRoutes.pupilsWeek, { userId: teacher.uid, page: 1 }),
  },
]

const WRITES: Row[] = [
  {
    what: 'a step in a module',
    statements: 5,
    boundaries: 2,
    call: ({ pupil, path }) =>
      pupil.call(learningRoutes.saveModuleProgress, { id: findModule(path, 0).id, userId: pupil.uid, seen: true }),
  },
  { what: 'a right answer', statements: 5, boundaries: 2, call: given => answer(given, true) },
  { what: 'a wrong answer', statements: 6, boundaries: 2, call: given => answer(given, false) },
  {
    what: 'a wrong answer with a key',
    statements: 8,
    boundaries: 2,
    call: given => answer(given, false, withKey(given.pupil)),
  },
  {
    what: 'a path that is asked for',
    statements: 6,
    boundaries: 2,
    call: ({ pupil }) => pupil.call(learningRoutes.generatePath, pupil.request(text)),
  },
  {
    what: 'a path that is asked for with a key',
    statements: 8,
    boundaries: 2,
    call: async ({ api, pupil }) => {
      const sent = await api.request('POST', learningRoutes.generatePath.path, pupil.request(text), withKey(pupil))
      expect(sent.status).toBe(200)
    },
  },
]

describe.each([
  ['a read', READS],
  ['a write', WRITES],
])('the statements of %s', (_, rows) => {
  it.each(rows)('$what: at most $statements', async ({ statements, boundaries = 0, call }) => {
    // Once a minute the last connection is noted, and that an adult looked.
    if (boundaries === 0) await call(world)
    const sent = await sentBy(() => call(world))
    expect(sent.statements.length, sent.statements.join('\n')).toBeLessThanOrEqual(statements)
    expect(sent.statements.length).toBeGreaterThan(0)
    expect(sent.boundaries).toBe(boundaries)
  })
})
