import { classMemberRoutes, classResultRoutes, learningRoutes, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { school } from '../../classes/testing/school.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { classroom, findModule, type Learner, learner, place, quiz } from '../testing/classroom.ts'

const { readClassResults, readNotionResults, exportClassResults, readPupilResults } = classResultRoutes
const TOPIC = place.subChapterId
let api: TestApi
let at: ReturnType<typeof school>
let teacher: TestPerson
let id: string
let lea: Learner
let tom: Learner
beforeAll(async () => {
  ;({ api } = await classroom({ limiter: UNLIMITED }))
  at = school(api)
  teacher = await at.teacher('Madame Petit')
  id = await at.open(teacher, '4e B', '4ème')
  lea = learner(api, await api.signUp({ name: 'Léa' }))
  tom = learner(api, await api.signUp({ name: 'Tom' }))
  for (const pupil of [lea, tom]) {
    await at.enter(teacher, id, pupil)
    await api.consent(pupil)
  }
})
afterAll(() => api.close())

const results = async (by = teacher) => (await by.call(readClassResults, { id })).data
/** Answers both statements of a quiz, the first as said and the second right. */
async function play(pupil: Learner, first: boolean) {
  const module = findModule(await pupil.generate(quiz), 0)
  await pupil.choose(module.id, 'c1', first)
  await pupil.choose(module.id, 'c2', true)
  return module
}

describe('@K03 the results of a class', () => {
  it('count the first tries of its pupils by sub-chapter and notion, and conclude nothing from a few', async () => {
    expect(await results()).toEqual({ subjects: [], topics: [] })
    const module = await play(lea, false)
    await lea.choose(module.id, 'c1', true)
    await play(tom, true)
    const stranger = learner(api, await api.signUp())
    await play(stranger, false)
    const { subjects, topics } = await results()
    expect(subjects).toEqual(['Histoire'])
    expect(topics).toMatchObject([
      { ref: TOPIC, answers: 4, right: 3, pupils: 2, level: 'few', trend: null, subject: 'Histoire', grade: '4ème' },
    ])
    const notions = topics[0]?.notions ?? []
    expect(notions.length).toBeGreaterThan(0)
    expect(notions.reduce((sum, { answers }) => sum + answers, 0)).toBeLessThanOrEqual(4)
    for (const { ref, title } of notions) {
      expect(ref).toMatch(new RegExp(`^${TOPIC}/`))
      expect(title.length).toBeGreaterThan(2)
    }
    const other = (await teacher.call(readClassResults, { id, subject: 'Mathématiques' })).data
    expect(other).toEqual({ subjects: ['Histoire'], topics: [] })
  })

  it('show who answered what, side by side, without a ranking', async () => {
    const { data } = await teacher.call(readNotionResults, { id, topic: TOPIC })
    expect(data.figures).toMatchObject({ answers: 4, right: 3, level: 'few' })
    expect(data.pupils).toEqual([
      { userId: lea.uid, fullName: 'Léa', answers: 2, right: 1 },
      { userId: tom.uid, fullName: 'Tom', answers: 2, right: 2 },
    ])
    expect(data.questions).toMatchObject([{ wrong: [{ userIds: [lea.uid] }] }])
    const [question] = data.questions
    expect(new Set([question?.expected, question?.wrong[0]?.text])).toEqual(new Set(['Faux', 'Vrai']))
    await expect(teacher.call(readNotionResults, { id, topic: 'nowhere' })).rejects.toMatchObject({ status: 404 })
  })

  it('@K04 name nobody to help who opened the exercise, or sent nothing, and answered nothing', async () => {
    const [zoe, max] = await Promise.all(['Zoé', 'Max'].map(async name => learner(api, await api.signUp({ name }))))
    if (!zoe || !max) throw new Error('nobody')
    for (const pupil of [zoe, max]) await at.enter(teacher, id, pupil)
    await zoe.generate(quiz)
    const { id: moduleId } = findModule(await max.generate(quiz), 0)
    const blank = { id: moduleId, userId: max.uid, key: 'c1', answer: { engine: 'quiz' as const, chosen: [] } }
    await expect(max.call(learningRoutes.answerModule, blank)).rejects.toMatchObject({ status: 400 })
    const { data } = await teacher.call(readNotionResults, { id, topic: TOPIC })
    expect(data.pupils.map(({ userId }) => userId)).toEqual([lea.uid, tom.uid])
    expect(data.figures.toHelp).toEqual([])
    for (const pupil of [zoe, max]) await pupil.call(classMemberRoutes.leaveClass, { id, userId: pupil.uid })
  })

  it('go along as lines, a pupil and a notion each', async () => {
    const { lines } = (await teacher.call(exportClassResults, { id, days: 90 })).data
    expect(lines).toContainEqual({
      lastName: 'Léa',
      firstName: '',
      subject: 'Histoire',
      topic: (await results()).topics[0]?.title,
      notion: '',
      answers: 2,
      right: 1,
    })
  })

  it('leave out what an adult did in the name of a pupil, and whoever ended the teacher’s access', async () => {
    const path = await tom.generate(quiz)
    const answer = { engine: 'quiz' as const, chosen: ['nothing'] }
    const args = { id: findModule(path, 0).id, userId: tom.uid, key: 'c1', answer }
    await teacher.call(learningRoutes.answerModule, args)
    expect((await results()).topics[0]).toMatchObject({ answers: 4 })
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: teacher.uid })
    expect((await results()).topics[0]).toMatchObject({ answers: 2, pupils: 1 })
  })

  it('are a pupil’s own to read, without anybody else in them', async () => {
    const { data } = await lea.call(readPupilResults, { userId: lea.uid })
    expect(data.topics).toMatchObject([{ answers: 2, right: 1, pupils: 1, level: 'few' }])
    await expect(tom.call(readPupilResults, { userId: lea.uid })).rejects.toMatchObject({ status: 403 })
  })
})
