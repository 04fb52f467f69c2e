import {
  calendarRoutes,
  defaultSettings,
  homeworkRoutes,
  progressRoutes,
  settingsRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const now = new Date('2026-11-18T16:00:00Z')
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 9))

let api: TestApi
let pupil: TestPerson
let other: TestPerson
let teacher: TestPerson

const add = (
  title: string,
  kind: 'pedagogical_pathway' | 'homework',
  status: 'to_do' | 'generated' | 'done',
  at: Date,
) =>
  api.db
    .q()
    .insertInto('paths')
    .values({
      user_id: pupil.uid,
      kind,
      title,
      description: '',
      status,
      subject: 'Français',
      grade: '4ème',
      chapter_id: 'c',
      sub_chapter_id: null,
      request: JSON.stringify({ customPrompts: [] }),
      seed: 1,
      auto_slide: false,
      module_count: 4,
      failure: null,
      created_at: at,
      opened_at: null,
      active_at: at,
    })
    .execute()

beforeAll(async () => {
  api = await createTestApi({ now: () => now })
  pupil = await api.signUp()
  other = await api.signUp()
  teacher = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.link(teacher, pupil)
  await add('Les fables', 'pedagogical_pathway', 'to_do', day(16))
  await add('Le prétérit', 'pedagogical_pathway', 'done', day(17))
  await add('Exercice 4', 'homework', 'generated', day(10))
})
afterAll(() => api.close())

describe('the dashboard', () => {
  it('shows alerts and totals to the pupil and to a linked teacher', async () => {
    for (const person of [pupil, teacher]) {
      const { data } = await person.call(progressRoutes.weeklyAlerts, { userId: pupil.uid })
      expect(data.alerts.map(alert => [alert.type, alert.title])).toEqual([
        ['incomplete_path', 'Les fables'],
        ['incomplete_homework', 'Exercice 4'],
      ])
      expect(data.totals).toEqual({ pedagogical_and_training: 2, homework: 1 })
    }
  })

  it('shows the last progress of paths and homework apart', async () => {
    const { data } = await pupil.call(progressRoutes.progressSummary, { userId: pupil.uid })
    expect(data.last_progress.pedagogical.map(item => item.title)).toEqual(['Le prétérit', 'Les fables'])
    expect(data.last_progress.homework.map(item => item.progress.status)).toEqual(['in_progress'])
  })

  it('lists homework, and nothing for a pupil who has none', async () => {
    expect(await pupil.call(homeworkRoutes.listHomework, { userId: pupil.uid })).toMatchObject([
      { title: 'Exercice 4' },
    ])
    expect(await other.call(homeworkRoutes.listHomework, { userId: other.uid })).toEqual([])
  })

  it('refuses somebody else, nobody, and dates that are none', async () => {
    for (const url of [
      '/api/calendar/alerts/weekly',
      '/api/progress/summary',
      '/api/progress/work',
      '/api/homework/paths',
    ]) {
      expect((await api.request('POST', url, { userId: pupil.uid }, other.headers)).status).toBe(403)
      expect((await api.request('POST', url, { userId: pupil.uid })).status).toBe(401)
      expect((await api.request('POST', url, {}, pupil.headers)).status).toBe(400)
    }
    for (const dateStart of ['hier', '-200000-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '+275000-01-01T00:00:00Z']) {
      const body = { userId: pupil.uid, dateStart }
      const answer = await api.request('POST', '/api/calendar/alerts/weekly', body, pupil.headers)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: ['dateStart'] } })
    }
  })
})

describe('@T04 suggested work', () => {
  const suggested = async (person: TestPerson) =>
    (await person.call(progressRoutes.suggestedWork, { userId: pupil.uid })).data
  const choose = (person: TestPerson) => {
    const settings = defaultSettings(person.uid)
    const tasks = { ...settings.tasks, prepareHomework: true, specificTraining: true }
    return person.call(settingsRoutes.updateSettings, { ...settings, tasks })
  }

  it('is none until the settings ask for some, and none about nothing', async () => {
    expect(await suggested(pupil)).toEqual({ chosen: false, suggestions: [] })
    await choose(other)
    const { data } = await other.call(progressRoutes.suggestedWork, { userId: other.uid })
    expect(data).toEqual({ chosen: true, suggestions: [] })
  })

  it('stands in the slots of the settings, for the pupil and a linked teacher, until it is done', async () => {
    await choose(pupil)
    const due = Date.parse('2026-11-20T08:00:00Z') / 1000
    const { id } = await pupil.call(calendarRoutes.createEvent, {
      userId: pupil.uid,
      title: 'Exercice 7',
      type: 'homework',
      startTimestamp: due,
      endTimestamp: due + 3600,
      meta: { subject: 'Mathématiques' },
    })
    for (const person of [pupil, teacher]) {
      const { suggestions } = await suggested(person)
      expect(suggestions).toMatchObject([
        {
          start: '2026-11-19T16:00:00.000Z',
          end: '2026-11-19T16:30:00.000Z',
          flag: 'prepareHomework',
          reason: 'due_soon',
          about: { kind: 'event', id, title: 'Exercice 7', subject: 'Mathématiques' },
        },
        { start: '2026-11-19T16:30:00.000Z', reason: 'unfinished', about: { title: 'Les fables' } },
      ])
    }
    await pupil.call(calendarRoutes.markEvent, { id, userId: pupil.uid, done: true })
    expect((await suggested(pupil)).suggestions.map(({ flag }) => flag)).toEqual(['specificTraining'])
  })

  it('turns to the path with the weakest answers', async () => {
    const { id } = await api.db
      .q()
      .selectFrom('paths')
      .select('id')
      .where('title', '=', 'Le prétérit')
      .executeTakeFirstOrThrow()
    await api.db
      .q()
      .insertInto('modules')
      .values({
        path_id: id,
        position: 0,
        title: 'Vérifier',
        type: 'TRUE_FALSE',
        content_type: 'iframe-h5p',
        content: '""',
        activity: 'null',
        answer_key: '{}',
        scores: '{"c1":0.5,"c2":0.25,"c3":null}',
      })
      .execute()
    const [first] = (await suggested(pupil)).suggestions
    expect(first).toMatchObject({ reason: 'weak_answers', about: { kind: 'path', id } })
  })
})
