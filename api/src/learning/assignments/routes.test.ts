import { learningRoutes, linksRoutes, pathAssignmentRoutes, pathRoutes, progressRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApi, TestPerson } from '../../testing/test-api.ts'
import { classroom, findModule, type Learner, quiz, text } from '../testing/classroom.ts'

const { givePath, listGiven, takeBackPath } = pathAssignmentRoutes
let api: TestApi
let author: Learner
let teacher: TestPerson
let lea: TestPerson
let tom: TestPerson
beforeAll(async () => {
  ;({ api, pupil: author } = await classroom())
})
afterAll(() => api.close())
beforeEach(async () => {
  teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Diop' })
  lea = await api.signUp({ name: 'Léa' })
  tom = await api.signUp({ name: 'Tom' })
  for (const pupil of [author, lea, tom]) await api.link(teacher, pupil)
})

const give = async (id: number, ...pupils: TestPerson[]) =>
  (await teacher.call(givePath, { id, managerUserId: teacher.uid, userIds: pupils.map(({ uid }) => uid) })).data
const listPaths = (pupil: TestPerson) => pupil.call(pathRoutes.listPaths, { userId: pupil.uid })

describe('a path given to pupils', () => {
  it('@A17 becomes a copy of each, with the name of who gave it, and a line in the journal', async () => {
    const path = await author.generate(text, quiz)
    await author.choose(findModule(path, 1).id, 'c1', true)
    const { given, full } = await give(path.id, lea, tom)
    expect(full).toEqual([])
    expect(given).toHaveLength(2)
    for (const pupil of [lea, tom]) {
      const [copy, ...more] = await listPaths(pupil)
      expect(more).toEqual([])
      expect(copy).toMatchObject({ status: 'to_do', percent: 0, assignedBy: 'Monsieur Diop' })
      const { data } = await pupil.call(progressRoutes.progressSummary, { userId: pupil.uid })
      expect(data.last_progress.pedagogical[0]).toMatchObject({ id: copy?.id, assignedBy: 'Monsieur Diop' })
      const journal = await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })
      expect(journal.data.lines[0]).toMatchObject({ who: 'Monsieur Diop', what: 'paths' })
    }
    expect((await listPaths(author)).find(({ id }) => id === path.id)).not.toHaveProperty('assignedBy')
  })

  it('@A17 given again, also at once, is there once', async () => {
    const { id } = await author.generate(text)
    await Promise.all([give(id, lea), give(id, lea, tom)])
    await give(id, lea, tom)
    expect(await listPaths(lea)).toHaveLength(1)
    expect(await listPaths(tom)).toHaveLength(1)
  })

  it('@A17 is taken back until it is begun', async () => {
    const { id } = await author.generate(text)
    await give(id, lea, tom)
    const [copy] = await listPaths(lea)
    const read = (await lea.call(learningRoutes.readPath, { id: copy?.id ?? 0, userId: lea.uid })).data
    await lea.call(learningRoutes.saveModuleProgress, { id: findModule(read, 0).id, userId: lea.uid, seen: true })
    const back = (pupil: TestPerson) =>
      teacher.call(takeBackPath, { id, managerUserId: teacher.uid, userId: pupil.uid })
    await expect(back(lea)).rejects.toMatchObject({ status: 409, code: 'locked' })
    expect((await back(tom)).data.given).toMatchObject([{ userId: lea.uid, begun: true }])
    expect(await listPaths(tom)).toEqual([])
    await expect(back(tom)).rejects.toMatchObject({ status: 404 })
  })

  it('@K08 waits for a consent of each, or a parent who sees it too', async () => {
    const { id } = await author.generate(text)
    const nina = await api.signUp({ name: 'Nina' })
    await api.link(teacher, nina, 'code')
    await expect(give(id, lea, nina)).rejects.toMatchObject({ status: 403, code: 'consent_needed' })
    expect(await listPaths(nina)).toEqual([])
    await api.consent(nina)
    await give(id, lea, nina)
    expect(await listPaths(nina)).toHaveLength(1)
  })

  it('loses the name when the adult does not follow the pupil any more, and stays', async () => {
    const { id } = await author.generate(text)
    await give(id, lea)
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: teacher.uid })
    const [copy] = await listPaths(lea)
    expect(copy).toMatchObject({ status: 'to_do' })
    expect(copy).not.toHaveProperty('assignedBy')
    expect((await teacher.call(listGiven, { id, managerUserId: teacher.uid })).data.given).toEqual([])
  })

  it('goes to no pupil of another adult, and is nothing that a pupil does', async () => {
    const { id } = await author.generate(text)
    const stranger = await api.signUp()
    await expect(give(id, lea, stranger)).rejects.toMatchObject({ status: 403 })
    expect(await listPaths(lea)).toEqual([])
    const own = author.call(givePath, { id, managerUserId: author.uid, userIds: [author.uid] })
    await expect(own).rejects.toMatchObject({ status: 403 })
    const outsider = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(outsider, lea)
    const theirs = outsider.call(givePath, { id, managerUserId: outsider.uid, userIds: [lea.uid] })
    await expect(theirs).rejects.toMatchObject({ status: 404 })
  })
})
