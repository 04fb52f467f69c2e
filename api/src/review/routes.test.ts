import { defaultSettings, homeworkRoutes, learningRoutes, reviewRoutes, settingsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classroom, findModule, type Learner, quiz } from '../learning/testing/classroom.ts'
import { PATIENCE } from '../testing/patience.ts'
import type { TestApi, TestPerson } from '../testing/test-api.ts'

/** Monday the 23rd of November, after the slot from 17:00 to 18:15. */
const MONDAY = '2026-11-23T18:00:00Z'
let now = new Date(MONDAY)
let api: TestApi
let pupil: Learner
let other: TestPerson

beforeAll(async () => {
  ;({ api, pupil, other } = await classroom({ now: () => now }))
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(MONDAY)
  await api.db.q().deleteFrom('review_cards').execute()
})

const due = async (person: TestPerson = pupil) =>
  (await person.call(reviewRoutes.dueReviews, { userId: pupil.uid })).data
const list = async () => (await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })).data
const tomorrow = () => {
  now = new Date('2026-11-24T18:00:00Z')
}

/** A quiz with its first question missed. */
async function missed() {
  const path = await pupil.generate(quiz)
  const module = findModule(path, 0)
  const key = Object.keys(module.activity ?? {})[0] ?? ''
  await pupil.choose(module.id, key, false)
  return { path, module, key }
}
async function buildAnswer(moduleId: number, key: string, right: boolean) {
  const row = await api.db
    .q()
    .selectFrom('modules')
    .select('answer_key')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow()
  const { options } = row.answer_key[key] as { options: Record<string, { correct: boolean }> }
  return { engine: 'quiz' as const, chosen: Object.keys(options).filter(id => options[id]?.correct === right) }
}

describe('@H09 the carnet d’erreurs', () => {
  it('takes a question that was missed in a path, once however often it is missed that day', async () => {
    const { path, module, key } = await missed()
    await pupil.choose(module.id, key, false)
    const [card, ...others] = await list()
    expect(others).toEqual([])
    expect(card).toMatchObject({
      source: { kind: 'path', id: path.id, title: path.title },
      subject: 'Histoire',
      dueDay: '2026-11-24',
      reviews: 0,
    })
    expect(card?.prompt).not.toBe('')
  })

  it('takes nothing that was right', async () => {
    const module = findModule(await pupil.generate(quiz), 0)
    await pupil.choose(module.id, Object.keys(module.activity ?? {})[0] ?? '', true)
    expect(await list()).toEqual([])
  })

  it('asks again the next day, without the answer, in the next work slot', async () => {
    const { module, key } = await missed()
    expect(await due()).toMatchObject({ cards: [], total: 1, doneToday: 0 })
    expect((await due()).plan).toEqual([
      { start: '2026-11-24T16:00:00.000Z', end: '2026-11-24T17:00:00.000Z', count: 1 },
    ])
    tomorrow()
    const { cards } = await due()
    expect(cards[0]?.question).toMatchObject({ kind: 'activity', moduleId: module.id, key, data: { engine: 'quiz' } })
    expect(JSON.stringify(cards)).not.toContain('"correct"')
  })

  it('waits longer after each right answer, counting one answer a day', async () => {
    const { module, key } = await missed()
    tomorrow()
    const cardId = (await due()).cards[0]?.id ?? 0
    const answer = await buildAnswer(module.id, key, true)
    const first = await pupil.call(reviewRoutes.answerReview, { cardId, answer })
    expect(first.data).toMatchObject({ judged: { kind: 'activity', result: { correct: true } }, assess: false })
    expect(first.data.dueDay > '2026-11-25').toBe(true)
    const practice = await pupil.call(reviewRoutes.answerReview, {
      cardId,
      answer: await buildAnswer(module.id, key, false),
    })
    expect(practice.data.dueDay).toBe(first.data.dueDay)
    expect(await due()).toMatchObject({ cards: [], doneToday: 1, total: 1 })
  })

  it('brings a question back the next day when it is missed again', async () => {
    const { module, key } = await missed()
    tomorrow()
    const cardId = (await due()).cards[0]?.id ?? 0
    const again = await pupil.call(reviewRoutes.answerReview, {
      cardId,
      answer: await buildAnswer(module.id, key, false),
    })
    expect(again.data.dueDay).toBe('2026-11-25')
  })

  it('never brings more than twelve questions a day', async () => {
    const path = await pupil.generate(...Array.from({ length: 8 }, () => quiz))
    for (const module of path.modules)
      for (const key of Object.keys(module.activity ?? {})) await pupil.choose(module.id, key, false)
    const { total, plan } = await due()
    expect(total).toBeGreaterThan(12)
    expect(Math.max(...plan.map(({ count }) => count))).toBeLessThanOrEqual(12)
    tomorrow()
    expect((await due()).cards).toHaveLength(12)
  })

  it('follows the work slots of the settings', async () => {
    await missed()
    const settings = defaultSettings(pupil.uid)
    const workDays = { ...settings.workDays, tuesday: false }
    await pupil.call(settingsRoutes.updateSettings, { ...settings, workDays })
    expect((await due()).plan.map(({ start }) => start)).toEqual(['2026-11-25T09:00:00.000Z'])
    await pupil.call(settingsRoutes.updateSettings, settings)
  })

  it('lets a question go, and loses it with its path', async () => {
    await missed()
    const [card] = await list()
    expect(await pupil.call(reviewRoutes.deleteReview, { id: card?.id ?? 0 })).toEqual({ ok: true })
    expect(await list()).toEqual([])
    const { path } = await missed()
    expect(await list()).toHaveLength(1)
    await api.db.q().deleteFrom('paths').where('id', '=', path.id).execute()
    expect(await list()).toEqual([])
  })

  it('is read by the pupil and a linked manager, nobody else', async () => {
    await missed()
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await expect(due(parent)).rejects.toMatchObject({ status: 403 })
    await api.link(parent, pupil)
    expect((await due(parent)).total).toBe(1)
    const [card] = await list()
    await expect(other.call(reviewRoutes.deleteReview, { id: card?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
    expect((await api.request('POST', '/api/review/due', { userId: pupil.uid })).status).toBe(401)
  })
})

describe('@H09 a question of a homework', () => {
  async function homework(text: string) {
    const { data } = await pupil.call(learningRoutes.generatePath, {
      userId: pupil.uid,
      desc: text,
      pathType: 'homework',
      subject: 'Mathématiques',
      chapterId: 'math-4-nombres',
      text,
    })
    const read = async () => (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    return vi.waitFor(async () => {
      const found = await read()
      expect(found.status).toBe('generated')
      return found
    }, PATIENCE)
  }
  const answer = (moduleId: number, words: string) =>
    pupil.call(homeworkRoutes.correctHomework, { moduleId, exerciceIndex: 0, questionIndex: 0, answer: words })

  it('comes back with its statement, is judged like the first time and shows the solution', async () => {
    const { id, modules } = await homework('Résoudre l’équation 3x + 5 = 20.')
    await answer(modules[0]?.id ?? 0, 'x = 4')
    tomorrow()
    const [card] = (await due()).cards
    expect(card).toMatchObject({ source: { kind: 'homework', id }, question: { kind: 'homework' } })
    const judge = async (words: string) =>
      (await pupil.call(reviewRoutes.answerReview, { cardId: card?.id ?? 0, answer: words })).data
    const wrong = await judge('x = 4')
    expect(wrong).toMatchObject({
      judged: { kind: 'homework', correction: { status: 'failure' } },
      dueDay: '2026-11-25',
    })
    expect(wrong.judged.kind === 'homework' && wrong.judged.correction.example_solution?.steps.length).toBeGreaterThan(
      0,
    )
    now = new Date('2026-11-25T18:00:00Z')
    const right = await judge('x = 5')
    expect(right).toMatchObject({ judged: { correction: { status: 'success' } }, assess: false })
    expect(right.dueDay > '2026-11-25').toBe(true)
  })

  it('is left to the pupil where rules cannot tell, and that only once', async () => {
    const { modules } = await homework('Raconte en dix lignes un souvenir de vacances.')
    const moduleId = modules[0]?.id ?? 0
    await answer(moduleId, 'je ne sais pas')
    tomorrow()
    const [card] = (await due()).cards
    const cardId = card?.id ?? 0
    const { data } = await pupil.call(reviewRoutes.answerReview, {
      cardId,
      answer:
        'Un été, nous sommes partis à la mer avec mes cousins et nous avons construit un château de sable immense.',
    })
    expect(data).toMatchObject({ judged: { correction: { status: 'to_review' } }, assess: true })
    expect((await due()).cards).toEqual([])
    const assessed = await pupil.call(reviewRoutes.assessReview, { id: cardId, recall: 'good' })
    expect(assessed.data.dueDay > '2026-11-25').toBe(true)
    await expect(pupil.call(reviewRoutes.assessReview, { id: cardId, recall: 'good' })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('is no question for an activity’s answer', async () => {
    const { modules } = await homework('Résoudre l’équation 3x + 5 = 20.')
    await answer(modules[0]?.id ?? 0, 'x = 4')
    const [card] = await list()
    expect(card).toBeDefined()
    const wrong = { cardId: card?.id ?? 0, answer: { engine: 'quiz' as const, chosen: ['a'] } }
    await expect(pupil.call(reviewRoutes.answerReview, wrong)).rejects.toMatchObject({ status: 400 })
  })
})
