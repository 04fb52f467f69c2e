import { assignmentRoutes, homeworkRoutes, linksRoutes, pathRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

const { giveAssignment, extendAssignment, withdrawAssignment } = assignmentRoutes
const { listHomework, readHomework } = homeworkRoutes
let api: TestApi
let teacher: TestPerson
let id: string
let lea: TestPerson
let assignmentId: string
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED, now: () => new Date('2026-11-26T09:00:00Z') })
  await api.startJobs()
})
afterAll(() => api.close())
beforeEach(async () => {
  const at = school(api)
  teacher = await at.teacher('Hélène')
  id = await at.open(teacher, '4e B', '4ème')
  lea = await api.signUp({ name: 'Léa' })
  await at.enter(teacher, id, lea)
  await api.consent(lea)
  const place = { subject: 'Mathématiques', chapterId: 'math-4-nombres' } as const
  const work = { kind: 'homework', ...place, text: 'Calculer 3/4 + 1/8.' } as const
  const given = { id, work, userIds: [lea.uid], instruction: 'Au propre', dueDay: '2026-12-01' }
  assignmentId = (await teacher.call(giveAssignment, given)).data.id
})

const list = () => lea.call(listHomework, { userId: lea.uid })
const read = async () => (await lea.call(readHomework, { id: (await list())[0]?.id ?? 0 })).data
/** The id of its module, once there is one. */
const written = () => vi.waitFor(async () => (await read()).modules[0]?.id ?? expect.fail('not written yet'), PATIENCE)
const GIVEN = { by: 'Hélène', dueDay: '2026-12-01', instruction: 'Au propre' }

describe('@K02 a given homework, where the pupil works on it', () => {
  it('says who gave it, by when it is due and what was said with it', async () => {
    const given = { ...GIVEN, id: assignmentId }
    expect((await list()).map(one => one.given)).toEqual([given])
    expect((await read()).given).toEqual(given)
  })

  it('follows another day, and is the pupil’s own once it is withdrawn', async () => {
    await teacher.call(extendAssignment, { id, assignmentId, dueDay: '2026-12-04' })
    expect((await read()).given).toMatchObject({ dueDay: '2026-12-04' })
    const place = { moduleId: await written(), exerciceIndex: 0, questionIndex: 0 }
    await lea.call(homeworkRoutes.correctHomework, { ...place, answer: '7/8' })
    await teacher.call(withdrawAssignment, { id, assignmentId })
    expect((await read()).given).toBeUndefined()
  })

  it('does not name a teacher whom the pupil stopped', async () => {
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: teacher.uid })
    expect((await read()).given).toEqual({ ...GIVEN, by: '', id: assignmentId })
  })

  it('is nothing that a homework of the pupil, or a copy, has', async () => {
    await written()
    const [path] = await list()
    await lea.call(pathRoutes.duplicatePath, { id: path?.id ?? 0, userId: lea.uid })
    expect((await list()).filter(({ given }) => given)).toHaveLength(1)
    expect(await list()).toHaveLength(2)
  })
})
