import { assignmentRoutes, homeworkRoutes, linksRoutes, pathRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { classroom, findModule, type Learner, learner, quiz } from '../learning/testing/classroom.ts'
import { PATIENCE } from '../testing/patience.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

const { giveAssignment, readAssignment } = assignmentRoutes
let api: TestApi
let teacher: Learner
let id: string
let lea: Learner
let tom: Learner
beforeAll(async () => {
  ;({ api } = await classroom({ limiter: UNLIMITED, now: () => new Date('2026-11-26T09:00:00Z') }))
  const at = school(api)
  teacher = learner(api, await at.teacher('Hélène'))
  id = await at.open(teacher, '4e B', '4ème')
  lea = learner(api, await api.signUp({ name: 'Léa' }))
  tom = learner(api, await api.signUp({ name: 'Tom' }))
  for (const pupil of [lea, tom]) {
    await at.enter(teacher, id, pupil)
    await api.consent(pupil)
  }
})
afterAll(() => api.close())

type Given = Parameters<typeof teacher.call<typeof giveAssignment>>[1]
const give = async (work: Given['work']) => {
  const args = { id, work, userIds: [lea.uid, tom.uid], dueDay: '2026-12-01' }
  return (await teacher.call(giveAssignment, args)).data.id
}
const read = async (assignmentId: string) => (await teacher.call(readAssignment, { id, assignmentId })).data
const newest = async (pupil: TestPerson) => (await pupil.call(pathRoutes.listPaths, { userId: pupil.uid }))[0]?.id ?? 0

describe('@K03 the results of one piece of given work', () => {
  it('count the first tries on it by notion, and on nothing else', async () => {
    const other = await lea.generate(quiz)
    await lea.choose(findModule(other, 0).id, 'c1', false)
    const source = await teacher.generate(quiz)
    const work = await give({ kind: 'path', pathId: source.id })
    expect(await read(work)).toMatchObject({ notions: [], questions: [] })
    const [leas, toms] = [await lea.read(await newest(lea)), await tom.read(await newest(tom))]
    await lea.choose(findModule(leas, 0).id, 'c1', false)
    await lea.choose(findModule(leas, 0).id, 'c1', true)
    await lea.choose(findModule(leas, 0).id, 'c2', true)
    await tom.choose(findModule(toms, 0).id, 'c1', true)

    const { notions, questions, list } = await read(work)
    expect(list.map(({ right, answers }) => [right, answers])).toEqual([
      [1, 2],
      [1, 1],
    ])
    const counted = notions.flatMap(({ byPupil }) => byPupil)
    const total = (uid: string) =>
      counted.filter(({ userId }) => userId === uid).reduce((sum, { answers }) => sum + answers, 0)
    expect([total(lea.uid), total(tom.uid)]).toEqual([2, 1])
    for (const { title, level, trend } of notions) {
      expect(title.length).toBeGreaterThan(2)
      expect([level, trend]).toEqual(['few', null])
    }
    expect(questions).toMatchObject([{ answers: 2, right: 1, wrong: [{ userIds: [lea.uid] }] }])
    expect(new Set([questions[0]?.expected, questions[0]?.wrong[0]?.text])).toEqual(new Set(['Vrai', 'Faux']))
  })

  it('show what was answered wrongly to a statement, question by question', async () => {
    const text = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.'
    const work = await give({ kind: 'homework', subject: 'Mathématiques', chapterId: 'math-4-nombres', text })
    const { moduleId } = await vi.waitFor(async () => {
      const [path] = await lea.call(homeworkRoutes.listHomework, { userId: lea.uid })
      const { data } = await lea.call(homeworkRoutes.readHomework, { id: path?.id ?? 0 })
      return { moduleId: data.modules[0]?.id ?? expect.fail('not written') }
    }, PATIENCE)
    const answer = (given: string) =>
      lea.call(homeworkRoutes.correctHomework, { moduleId, exerciceIndex: 0, questionIndex: 0, answer: given })
    await answer('x = 7')
    await answer('x = 5')
    const { notions, questions } = await read(work)
    expect(notions).toEqual([])
    expect(questions).toMatchObject([{ answers: 1, right: 0, wrong: [{ text: 'x = 7', userIds: [lea.uid] }] }])
    expect(questions[0]?.prompt).toContain('3x + 5 = 20')
    expect(questions[0]?.expected).toContain('5')
  })

  it('leave out whoever ended the teacher’s access', async () => {
    const source = await teacher.generate(quiz)
    const work = await give({ kind: 'path', pathId: source.id })
    await tom.choose(findModule(await tom.read(await newest(tom)), 0).id, 'c1', false)
    expect((await read(work)).questions).toHaveLength(1)
    await tom.call(linksRoutes.stopFollower, { userId: tom.uid, managerUserId: teacher.uid })
    expect(await read(work)).toMatchObject({ notions: [], questions: [] })
  })
})
