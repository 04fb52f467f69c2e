import { learningRoutes, pathRoutes, reviewRoutes, type TrialExercises, trialRoutes } from '@ariane/shared/contracts'
import { builtInTutor } from '@ariane/tutor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const TOPIC = 'hist-4-revolution-empire'
let api: TestApi
let pupil: TestPerson

beforeAll(async () => {
  // Read before the first call, which has a deadline.
  builtInTutor.findTopic(TOPIC)
  api = await createTestApi()
  pupil = await api.signUp()
})
afterAll(() => api.close())

const choose = (...chosen: string[]) => ({ engine: 'quiz' as const, chosen })
/** What is right and wrong in the first question of these exercises, as the tutor knows it. */
const firstQuestion = ({ topicId, seed }: Pick<TrialExercises, 'topicId' | 'seed'>) => {
  const { chapterId = '', subChapterId = null } = builtInTutor.findTopic(topicId) ?? {}
  const prompt = { title: 'Premiers exercices', type: 'SINGLE_CHOICE_SET' as const, prompt_generation: '' }
  const [module] = builtInTutor.write({ chapterId, subChapterId }, seed, [prompt]) ?? []
  const { options } = (module?.solutions.c1 ?? {}) as { options: Record<string, { correct: boolean }> }
  const find = (right: boolean) => Object.keys(options).find(id => options[id]?.correct === right) ?? ''
  return { right: find(true), wrong: find(false) }
}
const open = async (part: object = {}) => {
  const answer = await api.request('POST', '/api/trial', { subject: 'Histoire', grade: '4ème', ...part })
  return { ...answer, data: (answer.body as { data: TrialExercises }).data }
}
const answerFirst = (trial: { topicId: string; seed: number }, ...tries: object[]) =>
  api.request('POST', '/api/trial/answer', { topicId: trial.topicId, seed: trial.seed, key: 'c1', tries })
const countRows = async () => {
  const count = async (table: 'paths' | 'modules' | 'answers') =>
    (await api.db.q().selectFrom(table).select('id').execute()).length
  return Promise.all([count('paths'), count('modules'), count('answers')])
}

describe('@U07 a trial without an account', () => {
  it('has a few questions of the first topic of a subject, without their solutions', async () => {
    const { status, data, body } = await open()
    expect(status).toBe(200)
    expect(data.topics.length).toBeGreaterThan(3)
    expect(data.topicId).toBe(data.topics[0]?.id)
    expect(data).toMatchObject({ subject: 'Histoire', grade: '4ème', unreviewed: true })
    expect(Object.keys(data.module.activity ?? {})).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
    expect(JSON.stringify(body)).not.toMatch(/solutions|"correct"|"why"|"feedback"/)
  })

  it('asks the same questions again for the same words, also of another topic', async () => {
    const first = await open({ topicId: TOPIC })
    expect(first.data.title).toContain('La Révolution française')
    const again = await open({ topicId: TOPIC, seed: first.data.seed })
    expect(again.data).toEqual(first.data)
  })

  it.each([
    [{ topicId: 'hist-4-nothing' }, ['topicId']],
    [{ subject: 'Astrologie' }, ['subject']],
    [{ seed: -1 }, ['seed']],
  ])('is refused where nothing is taught: %j', async (part, fields) => {
    expect(await open(part)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  it('is graded as in a path: the first try counts, and nothing is stored', async () => {
    const before = await countRows()
    const { data } = await open({ topicId: TOPIC })
    const { right, wrong } = firstQuestion(data)
    const missed = await answerFirst(data, choose(wrong))
    expect(missed.body).toMatchObject({
      data: { correct: false, attempts: { made: 1, remaining: 2, firstScore: 0 } },
    })
    const second = await answerFirst(data, choose(wrong), choose(right))
    expect(second.body).toMatchObject({ data: { correct: true, attempts: { made: 2, remaining: 1, firstScore: 0 } } })
    expect(await countRows()).toEqual(before)
  })

  it('takes no words, no foreign question and no fourth try', async () => {
    const { data } = await open({ topicId: TOPIC })
    const { wrong } = firstQuestion(data)
    expect((await answerFirst(data, { engine: 'writing', text: 'Je m’appelle Léa' })).status).toBe(400)
    expect((await answerFirst(data, ...Array.from({ length: 4 }, () => choose(wrong)))).status).toBe(400)
    const foreign = { topicId: data.topicId, seed: data.seed, key: 'toString', tries: [choose(wrong)] }
    expect((await api.request('POST', '/api/trial/answer', foreign)).status).toBe(400)
  })

  it('is limited by the address that it comes from', async () => {
    const tryOne = (address: string) =>
      api.request('POST', '/api/trial', { subject: 'SVT', grade: '5ème' }, {}, address).then(({ status }) => status)
    const seen = new Set<number>()
    for (let n = 0; n < 601; n++) seen.add(await tryOne('192.0.2.7'))
    expect([...seen]).toEqual([200, 429])
    expect(await tryOne('192.0.2.8')).toBe(200)
  })
})

describe('@U07 a trial that is taken over into an account', () => {
  const keep = (trial: { topicId: string; seed: number }, answers: [string, ...object[]][], person = pupil) =>
    person.call(trialRoutes.keepTrial, {
      userId: person.uid,
      topicId: trial.topicId,
      seed: trial.seed,
      answers: answers.map(([key, ...tries]) => ({ key, tries: tries as ReturnType<typeof choose>[] })),
    })

  it('is a path whose first module it is: graded again, what was missed comes back, the rest is to do', async () => {
    const { data } = await open({ topicId: TOPIC })
    const { right, wrong } = firstQuestion(data)
    const kept = await keep(data, [
      ['c1', choose(wrong), choose(right)],
      ['c2', choose('o1')],
    ])
    expect(kept.data).toMatchObject({ answered: 2 })
    const { data: path } = await pupil.call(learningRoutes.readPath, { id: kept.data.id, userId: pupil.uid })
    expect(path.title).toBe(data.title)
    expect(path.modules.map(({ title }) => title)[0]).toBe('Premiers exercices')
    expect(path.modules.length).toBeGreaterThanOrEqual(5)
    expect(path.modules[0]?.activity).toEqual(data.module.activity)
    expect(path.modules[0]?.progress.score).toBe(kept.data.right / 2)
    expect(path.modules[1]).toMatchObject({ type: 'COURSE_PRESENTATION', progress: { seen: false, done: false } })
    const reviews = await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })
    expect(reviews.data).toHaveLength(2 - kept.data.right)
  })

  it('counts the first try, whatever the device says', async () => {
    const { data } = await open({ topicId: TOPIC })
    const { right, wrong } = firstQuestion(data)
    expect((await keep(data, [['c1', choose(wrong), choose(right)]])).data.right).toBe(0)
    expect((await keep(data, [['c1', choose(right)]])).data.right).toBe(1)
    const forged = { userId: pupil.uid, topicId: data.topicId, seed: data.seed, right: 5 }
    const answers = [{ key: 'c1', tries: [{ ...choose(wrong), correct: true }] }]
    const sent = await api.request('POST', '/api/trial/keep', { ...forged, answers }, pupil.headers)
    expect(sent.body).toMatchObject({ data: { right: 0, answered: 1 } })
  })

  it('is refused as a whole when an answer is to nothing that was asked', async () => {
    const { data } = await open({ topicId: TOPIC })
    const before = (await pupil.call(pathRoutes.listPaths, { userId: pupil.uid })).length
    await expect(keep(data, [['c99', choose('o1')]])).rejects.toMatchObject({ status: 400 })
    expect(await pupil.call(pathRoutes.listPaths, { userId: pupil.uid })).toHaveLength(before)
  })

  it('belongs to the pupil alone', async () => {
    const { data } = await open({ topicId: TOPIC })
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(keep(data, [['c1', choose('o1')]], teacher)).rejects.toMatchObject({ status: 403 })
  })
})
